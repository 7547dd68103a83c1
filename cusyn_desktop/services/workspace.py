"""The workspace: one file that holds datasets, users, pools, the ledger, releases and the audit log."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from cusyn_desktop.errors import StoreTamperedError
from cusyn_desktop.services.access.rights import OWNER, Actor, Right
from cusyn_desktop.services.access.signing_in import SignIn, confirm, sign_in
from cusyn_desktop.services.access.visible import users_for
from cusyn_desktop.store.anchors import Standing
from cusyn_desktop.store.session import SYSTEM
from cusyn_desktop.store.workspace import Store

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cusyn_desktop.store.file.keys import Key
    from cusyn_desktop.store.spends import Spend


@dataclass(frozen=True, slots=True)
class Workspace:
    """A value that names a workspace file and who acts in it; it may be handed to any thread.

    Attributes:
        path: The file.
        standing: How the file stood to its mark outside, when it was opened; only a current one can spend.
        recovered: Ids of the spends that a crashed run had left open and that `open` recorded as failed.
        voidable: Ids of the reservations that never opened the rows; the custodian may void them.
        actor: Who acts.
        key: What opens an encrypted file; kept in memory alone.
    """

    path: Path
    standing: Standing = Standing.CURRENT
    recovered: tuple[str, ...] = ()
    voidable: tuple[str, ...] = ()
    actor: Actor = OWNER
    key: Key | None = field(default=None, repr=False)

    @classmethod
    def create(cls, path: Path, *, key: Key | None = None) -> Workspace:
        """Make a new, empty workspace.

        Args:
            path: The file.
            key: Encrypts it; see `sealing.new_key`.

        Raises:
            InputError: There is a file of that name already, or the folder is missing.
            StoreError: The file cannot be written there.
        """
        Store.create(path, key=key).close()
        return cls(path, key=key)

    @classmethod
    def open(cls, path: Path, typed: SignIn | None = None, *, key: Key | None = None) -> Workspace:
        """Sign in, check an existing workspace, and record the runs that a crash had left open as failed.

        Args:
            path: The file.
            typed: Name and passphrase; None where the workspace has no accounts.
            key: Of an encrypted file; see `sealing.key_of`.

        Raises:
            InputError: There is no such file.
            EncryptedError: The file is encrypted, and there is no key or a wrong one.
            SignInError: The workspace has accounts, and this is none of them or not its passphrase.
            StoreError: The file is no workspace, is damaged, or cannot be reached.
            StoreTooNewError: A newer version of the program wrote it.
            StoreTamperedError: The log was changed from outside.
        """
        return cls.enter(path, typed, key=key).checked()

    @classmethod
    def enter(cls, path: Path, typed: SignIn | None = None, *, key: Key | None = None) -> Workspace:
        """Sign in without checking the file: enough to read one that was tampered with.

        Raises:
            InputError: There is no such file, or it has no accounts to sign in to.
            EncryptedError: The file is encrypted, and there is no key or a wrong one.
            SignInError: The workspace has accounts, and this is none of them or not its passphrase.
            StoreError: The file is no workspace or cannot be reached.
            StoreTooNewError: A newer version of the program wrote it.
        """
        with Store.open(path, actor=SYSTEM, key=key) as store:
            return cls(path, actor=sign_in(store, typed), key=key)

    def checked(self) -> Workspace:
        """The same workspace with what a check of the whole file found.

        Whoever may spend also records crashed runs as failed; an auditor changes nothing.

        Raises:
            StoreError: The file is damaged.
            StoreTamperedError: The log was changed from outside.
        """
        with self._opened() as store:
            self._check(store)
            checked = replace(self, standing=store.standing)
            if not self.actor.may(Right.SYNTHESISE):
                return checked
            found = store.ledger.recover()
            may_void = self.actor.may(Right.RECOVER)
            return replace(
                checked,
                recovered=self._labels(store, found.failed),
                voidable=self._labels(store, found.voidable) if may_void else (),
            )

    def require(self, right: Right) -> None:
        """Go on only if whoever acts has a right.

        Raises:
            MissingRightError: They do not.
        """
        self.actor.require(right)

    def store(self, right: Right) -> Store:
        """A connection for this thread and this call, for whoever has a right: a context manager.

        Raises:
            MissingRightError: Whoever acts does not have the right.
            SignInError: They were changed or closed out since they signed in.
        """
        self.require(right)
        return self._opened()

    def _opened(self) -> Store:
        store = Store.open(self.path, actor=self.actor.label, key=self.key)
        try:
            confirm(store, self.actor)
        except BaseException:
            store.close()
            raise
        return store

    def _check(self, store: Store) -> None:
        """Check the whole file; what is found may name users, so an analyst is told that alone."""
        try:
            store.check()
        except StoreTamperedError as error:
            if self.actor.sees_everybody:
                raise
            raise StoreTamperedError(
                "The workspace was changed outside CuSyn, and nothing can be spent. Tell the custodian."
            ) from error

    def _labels(self, store: Store, spends: Iterable[Spend]) -> tuple[str, ...]:
        seen = {user.id for user in users_for(store, self.actor)}
        return tuple(spend.label for spend in spends if spend.user in seen)
