<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>About</name>
    <message>
        <source>Private synthetic tables, within a budget that can be proved.</source>
        <translation>在可证明的预算之内生成私密的合成表。</translation>
    </message>
    <message>
        <source>The program comes under the Apache License 2.0.</source>
        <translation>本程序采用 Apache 许可证 2.0。</translation>
    </message>
    <message>
        <source>The typeface Inter comes under the SIL Open Font License 1.1.</source>
        <translation>字体 Inter 采用 SIL 开放字体许可证 1.1。</translation>
    </message>
    <message>
        <source>The Phosphor icons come under the MIT License.</source>
        <translation>Phosphor 图标采用 MIT 许可证。</translation>
    </message>
    <message>
        <source>It works offline: nothing leaves this computer.</source>
        <translation>离线工作：任何内容都不会离开这台计算机。</translation>
    </message>
    <message>
        <source>Faults are written down, without data, in {file}.</source>
        <translation>程序错误记录在 {file} 中，不含数据。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>AcceptCopyDialog</name>
    <message>
        <source>Accept this copy of the workspace</source>
        <translation>接受工作区的此副本</translation>
    </message>
    <message>
        <source>Accepting never lowers what is spent. Each pool takes the most that the receipt on this computer, or a release package, proves. Without a receipt, the rest of each pool is lost unless a package that is newer than this copy is its newest.</source>
        <translation>接受副本绝不会减少已支出的数额。每个预算池取这台计算机上的回执或发布包所证明的最大值。没有回执时，每个预算池的剩余部分都会丧失，除非有比此副本更新的发布包是该预算池最新的发布包。</translation>
    </message>
    <message>
        <source>What becomes of each pool</source>
        <translation>各预算池的结果</translation>
    </message>
    <message>
        <source>Add Package…</source>
        <translation>添加发布包…</translation>
    </message>
    <message>
        <source>After these packages, nothing was spent from the pools they name</source>
        <translation>在这些发布包之后，其中所列预算池没有任何支出</translation>
    </message>
    <message>
        <source>I understand that this cannot be taken back</source>
        <translation>我明白此操作不可撤销</translation>
    </message>
    <message>
        <source>How to Move a Workspace</source>
        <translation>如何移动工作区</translation>
    </message>
    <message>
        <source>If the newer file still exists, close this and open that one instead. If the workspace was moved here from another computer, bring its mark from there instead: then nothing is lost.</source>
        <translation>如果较新的文件还在，请关闭此文件并打开那一个。如果工作区是从另一台计算机移来的，请改为把那里的标记带来：这样不会丧失任何预算。</translation>
    </message>
    <message>
        <source>Accept This Copy</source>
        <translation>接受此副本</translation>
    </message>
    <message>
        <source>It goes into the audit log.</source>
        <translation>会写入审计日志。</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>原因(&amp;R)</translation>
    </message>
    <message>
        <source>Leave It Locked</source>
        <translation>保持锁定</translation>
    </message>
    <message>
        <source>Release packages that were exported from the newer file prove the least that was spent. They are not signed: what they say is your word, and the log names them.</source>
        <translation>从较新文件导出的发布包证明至少支出了多少。发布包没有签名：其内容由您负责，审计日志会列出它们。</translation>
    </message>
    <message>
        <source>Say why; the auditor will ask.</source>
        <translation>请说明原因；审计员会问。</translation>
    </message>
</context>
<context>
    <name>AccountsDialog</name>
    <message>
        <source>Accounts</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>Who may open this workspace. The audit log names them at everything they do.</source>
        <translation>谁可以打开此工作区。其所做的一切都以其名字记入审计日志。</translation>
    </message>
    <message>
        <source>There is no account: the workspace is open to whoever can read the file.</source>
        <translation>没有账户：能读取文件的人都能打开此工作区。</translation>
    </message>
    <message>
        <source>Add Account…</source>
        <translation>添加账户…</translation>
    </message>
    <message>
        <source>Change Role…</source>
        <translation>更改角色…</translation>
    </message>
    <message>
        <source>Set Passphrase…</source>
        <translation>设置口令…</translation>
    </message>
    <message>
        <source>Close Account…</source>
        <translation>关闭账户…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>AccountsModel</name>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Acts for</source>
        <translation>代表</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>添加时间</translation>
    </message>
    <message>
        <source>Refused sign-ins</source>
        <translation>被拒登录</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>已关闭</translation>
    </message>
    <message>
        <source>The next sign-in is looked at from {time} on.</source>
        <translation>{time} 之后才受理下一次登录。</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New Workspace…</source>
        <translation>新建工作区(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open Workspace…</source>
        <translation>打开工作区(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;Demo Workspace</source>
        <translation>打开演示工作区(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Close Workspace</source>
        <translation>关闭工作区(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Import Data…</source>
        <translation>导入数据(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>查找(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>刷新(&amp;R)</translation>
    </message>
    <message>
        <source>Add &amp;User…</source>
        <translation>添加用户(&amp;U)…</translation>
    </message>
    <message>
        <source>New &amp;Request</source>
        <translation>新建请求(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Cancel Run…</source>
        <translation>取消运行(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Export Package…</source>
        <translation>导出发布包(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Ask Again</source>
        <translation>再次请求(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Verify</source>
        <translation>验证(&amp;V)</translation>
    </message>
    <message>
        <source>Close &amp;Pool…</source>
        <translation>关闭预算池(&amp;P)…</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>设置(&amp;T)…</translation>
    </message>
    <message>
        <source>Acc&amp;ounts…</source>
        <translation>账户(&amp;O)…</translation>
    </message>
    <message>
        <source>Save Recei&amp;pt…</source>
        <translation>保存回执(&amp;P)…</translation>
    </message>
    <message>
        <source>Open &amp;Again</source>
        <translation>再次打开(&amp;A)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Change &amp;My Passphrase…</source>
        <translation>更改我的口令(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Sign Out</source>
        <translation>退出登录(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Help on This Page</source>
        <translation>本页帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Help on Accounts</source>
        <translation>账户帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Moving to Another Computer</source>
        <translation>移到另一台计算机(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;First Steps and All Pages</source>
        <translation>入门及所有页面(&amp;F)</translation>
    </message>
    <message>
        <source>Take the &amp;Tour</source>
        <translation>开始导览(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;About CuSyn Desktop</source>
        <translation>关于 CuSyn Desktop(&amp;A)</translation>
    </message>
    <message>
        <source>Open Re&amp;quest File…</source>
        <translation>打开请求文件(&amp;Q)…</translation>
    </message>
    <message>
        <source>Show This Workspace’s Mar&amp;k…</source>
        <translation>显示本工作区的标记(&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;Encrypt Workspace…</source>
        <translation>加密工作区(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Restart Now</source>
        <translation>立即重新启动(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>C&amp;heck a Package…</source>
        <translation>检查发布包(&amp;H)…</translation>
    </message>
    <message>
        <source>Open {name} &amp;Again</source>
        <translation>再次打开 {name}(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Encrypt with Another Passphrase…</source>
        <translation>用另一个口令加密(&amp;E)…</translation>
    </message>
    <message>
        <source>It is encrypted already: go on in a new file with another passphrase</source>
        <translation>已经加密：用另一个口令在新文件中继续</translation>
    </message>
    <message>
        <source>Open or make a workspace first</source>
        <translation>请先打开或新建工作区</translation>
    </message>
    <message>
        <source>Nothing can be spent until the workspace is settled</source>
        <translation>在工作区问题解决之前，无法支出</translation>
    </message>
    <message>
        <source>Import a dataset first</source>
        <translation>请先导入数据集</translation>
    </message>
    <message>
        <source>Add a user first</source>
        <translation>请先添加用户</translation>
    </message>
    <message>
        <source>Wait for the synthesis that runs, or cancel it</source>
        <translation>请等待正在运行的合成完成，或取消它</translation>
    </message>
    <message>
        <source>Theme of the &amp;System</source>
        <translation>跟随系统主题(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light Theme</source>
        <translation>浅色主题(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark Theme</source>
        <translation>深色主题(&amp;D)</translation>
    </message>
    <message>
        <source>Make a new, empty workspace file</source>
        <translation>新建一个空的工作区文件</translation>
    </message>
    <message>
        <source>Open a workspace file</source>
        <translation>打开工作区文件</translation>
    </message>
    <message>
        <source>Go on with the workspace that was open last</source>
        <translation>继续使用上次打开的工作区</translation>
    </message>
    <message>
        <source>Try everything on made-up people, with a pool of its own</source>
        <translation>用虚构的人试用全部功能，配有单独的预算池</translation>
    </message>
    <message>
        <source>Close this workspace</source>
        <translation>关闭此工作区</translation>
    </message>
    <message>
        <source>Register a sensitive table with its public domain and pool</source>
        <translation>登记一张敏感表及其公开值域和预算池</translation>
    </message>
    <message>
        <source>Close the window and wait for what runs</source>
        <translation>关闭窗口并等待正在进行的工作</translation>
    </message>
    <message>
        <source>Bring back what was just replaced or typed over</source>
        <translation>恢复刚刚被替换或改写的内容</translation>
    </message>
    <message>
        <source>Copy what is selected</source>
        <translation>复制所选内容</translation>
    </message>
    <message>
        <source>Search on this page</source>
        <translation>在本页查找</translation>
    </message>
    <message>
        <source>Read this page again from the workspace</source>
        <translation>从工作区重新读取本页</translation>
    </message>
    <message>
        <source>Add somebody who receives synthetic tables</source>
        <translation>添加接收合成表的人</translation>
    </message>
    <message>
        <source>What this computer keeps outside the file, to notice an old copy</source>
        <translation>本计算机在文件之外保存的内容，用于发现旧副本</translation>
    </message>
    <message>
        <source>Go on in a new file that a passphrase encrypts</source>
        <translation>在一个由口令加密的新文件中继续</translation>
    </message>
    <message>
        <source>Open this workspace again with the new settings; what is asked for stays</source>
        <translation>以新的设置重新打开此工作区；表单中的请求会保留</translation>
    </message>
    <message>
        <source>Through the pages in a few steps, on the sample</source>
        <translation>用示例分几步了解各页</translation>
    </message>
    <message>
        <source>Ask for a synthetic table; looking costs nothing</source>
        <translation>请求一张合成表；查看不花预算</translation>
    </message>
    <message>
        <source>Make Poo&amp;l Smaller…</source>
        <translation>缩小预算池(&amp;L)…</translation>
    </message>
    <message>
        <source>Fill the form with a request that somebody wrote; nothing is spent</source>
        <translation>用他人写好的请求填写表单；不花预算</translation>
    </message>
    <message>
        <source>Stop the synthesis; what is spent stays spent</source>
        <translation>停止合成；已支出的仍算支出</translation>
    </message>
    <message>
        <source>Write the release to a folder that anyone can verify</source>
        <translation>把发布写入任何人都能验证的文件夹</translation>
    </message>
    <message>
        <source>Fill the form with this request</source>
        <translation>用此请求填写表单</translation>
    </message>
    <message>
        <source>Check the audit log, the ledger and the pools</source>
        <translation>检查审计日志、账本和预算池</translation>
    </message>
    <message>
        <source>Stop the check; nothing is changed by it</source>
        <translation>停止检查；不会改变任何内容</translation>
    </message>
    <message>
        <source>Write down the head of the audit log, to notice an old copy</source>
        <translation>记下审计日志的末端，以便发现旧副本</translation>
    </message>
    <message>
        <source>Close this pool for good</source>
        <translation>永久关闭此预算池</translation>
    </message>
    <message>
        <source>Make this pool smaller; it can never be made larger</source>
        <translation>缩小此预算池；它永远不能再变大</translation>
    </message>
    <message>
        <source>Colours, language, size, numbers</source>
        <translation>外观、语言、缩放、数字</translation>
    </message>
    <message>
        <source>Whether a release package is as this workspace exported it</source>
        <translation>发布包是否与本工作区导出时一致</translation>
    </message>
    <message>
        <source>Who may sign in to this workspace, in which role</source>
        <translation>谁可以登录此工作区，以何种角色</translation>
    </message>
    <message>
        <source>Set a new passphrase for your own account</source>
        <translation>为您自己的账户设置新口令</translation>
    </message>
    <message>
        <source>Close the workspace, so that somebody else can sign in</source>
        <translation>关闭工作区，以便他人登录</translation>
    </message>
    <message>
        <source>What this page is for, and how it is used</source>
        <translation>本页的用途和用法</translation>
    </message>
    <message>
        <source>What accounts and roles are, and when they are of use</source>
        <translation>账户和角色是什么，何时有用</translation>
    </message>
    <message>
        <source>What to copy, so that no budget is lost on the way</source>
        <translation>要复制什么，才不会在途中丧失预算</translation>
    </message>
    <message>
        <source>All pages of the help</source>
        <translation>所有帮助页面</translation>
    </message>
    <message>
        <source>Version and licences</source>
        <translation>版本与许可证</translation>
    </message>
</context>
<context>
    <name>AddAccountDialog</name>
    <message>
        <source>New account</source>
        <translation>新账户</translation>
    </message>
    <message>
        <source>Somebody who may sign in. The audit log then names them at all that they do.</source>
        <translation>可以登录的人。此后其所做的一切都以其名字记入审计日志。</translation>
    </message>
    <message>
        <source>Add Account</source>
        <translation>添加账户</translation>
    </message>
    <message>
        <source>The first account is a custodian’s. From then on nobody opens this workspace without one. Accounts lock the program, not the files: see What Accounts Protect in the help.</source>
        <translation>第一个账户是数据保管人的。此后没有账户就不能打开此工作区。账户锁住的是程序，而不是文件：见帮助中的“账户能保护什么”。</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
</context>
<context>
    <name>Agreement</name>
    <message>
        <source>{name}: synthetic against measured, noisy</source>
        <translation>{name}：合成与含噪测量</translation>
    </message>
    <message>
        <source>{name}: measured {measured}, synthetic {synthetic}</source>
        <translation>{name}：测量 {measured}，合成 {synthetic}</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>单元格</translation>
    </message>
    <message>
        <source>Measured, noisy</source>
        <translation>含噪测量</translation>
    </message>
    <message>
        <source>Synthetic</source>
        <translation>合成</translation>
    </message>
    <message>
        <source>Too few different cells for a correlation.</source>
        <translation>不同的单元格太少，无法计算相关。</translation>
    </message>
    <message>
        <source>Correlation {value}</source>
        <translation>相关系数 {value}</translation>
    </message>
</context>
<context>
    <name>AskingPage</name>
    <message>
        <source>&amp;Budget for each column</source>
        <translation>每列预算(&amp;B)</translation>
    </message>
    <message>
        <source>The largest income in the file is somebody’s income: bounds must not be read from the rows. Noisy counts over ranges that anyone could name tell them instead. They cost a part of the pool.</source>
        <translation>文件中的最高收入就是某个人的收入：取值界限不能从数据行中读取。改用预先固定的区间、加噪后的计数来确定界限，这会支出预算池的一部分。</translation>
    </message>
    <message>
        <source>This dataset has no column of numbers or dates.</source>
        <translation>此数据集没有数字列或日期列。</translation>
    </message>
    <message>
        <source>Nobody may ask for this dataset yet. Add a user first, on the page Users: the noisy counts go to somebody.</source>
        <translation>还没有人可以申请此数据集。请先在“用户”页添加用户：加噪计数要交给某个人。</translation>
    </message>
    <message>
        <source>Tick a column to see the price.</source>
        <translation>勾选一列即可看到价格。</translation>
    </message>
    <message>
        <source>The counts go &amp;to</source>
        <translation>计数交给(&amp;T)</translation>
    </message>
    <message>
        <source>0.1 is enough for some thousand rows. With more, smaller groups of rows are seen, and less is left for tables.</source>
        <translation>对几千行数据，0.1 已够用。预算越多，能看到的行组越小，留给合成表的也越少。</translation>
    </message>
</context>
<context>
    <name>AssistantBar</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>上一步(&amp;B)</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>下一步(&amp;X)</translation>
    </message>
</context>
<context>
    <name>Audit</name>
    <message>
        <source>Workspace made</source>
        <translation>已建立工作区</translation>
    </message>
    <message>
        <source>Workspace updated</source>
        <translation>已更新工作区</translation>
    </message>
    <message>
        <source>Copy accepted</source>
        <translation>已接受副本</translation>
    </message>
    <message>
        <source>Workspace encrypted</source>
        <translation>已加密工作区</translation>
    </message>
    <message>
        <source>Workspace decrypted</source>
        <translation>已解密工作区</translation>
    </message>
    <message>
        <source>Dataset added</source>
        <translation>已添加数据集</translation>
    </message>
    <message>
        <source>File moved</source>
        <translation>已移动文件</translation>
    </message>
    <message>
        <source>User added</source>
        <translation>已添加用户</translation>
    </message>
    <message>
        <source>Datasets changed</source>
        <translation>已更改数据集</translation>
    </message>
    <message>
        <source>Limit lowered</source>
        <translation>已降低上限</translation>
    </message>
    <message>
        <source>Pool made smaller</source>
        <translation>已缩小预算池</translation>
    </message>
    <message>
        <source>Pool closed</source>
        <translation>已关闭预算池</translation>
    </message>
    <message>
        <source>Queries saved</source>
        <translation>已保存查询</translation>
    </message>
    <message>
        <source>Decision shown</source>
        <translation>已显示决定</translation>
    </message>
    <message>
        <source>Spend reserved</source>
        <translation>已预留支出</translation>
    </message>
    <message>
        <source>Data opened</source>
        <translation>已打开数据</translation>
    </message>
    <message>
        <source>Release stored</source>
        <translation>已保存发布</translation>
    </message>
    <message>
        <source>Run failed</source>
        <translation>运行失败</translation>
    </message>
    <message>
        <source>Run cancelled</source>
        <translation>运行已取消</translation>
    </message>
    <message>
        <source>Spend taken back</source>
        <translation>支出已撤回</translation>
    </message>
    <message>
        <source>Package exported</source>
        <translation>已导出发布包</translation>
    </message>
    <message>
        <source>True errors shown</source>
        <translation>已显示真实误差</translation>
    </message>
    <message>
        <source>Chain verified</source>
        <translation>已验证链</translation>
    </message>
    <message>
        <source>Account added</source>
        <translation>已添加账户</translation>
    </message>
    <message>
        <source>Role changed</source>
        <translation>已更改角色</translation>
    </message>
    <message>
        <source>Account closed</source>
        <translation>已关闭账户</translation>
    </message>
    <message>
        <source>Signed in</source>
        <translation>已登录</translation>
    </message>
    <message>
        <source>Sign-in refused</source>
        <translation>登录被拒绝</translation>
    </message>
    <message>
        <source>Passphrase changed</source>
        <translation>已更改口令</translation>
    </message>
    <message>
        <source>Passphrase reset</source>
        <translation>已重设口令</translation>
    </message>
    <message>
        <source>Domain inferred</source>
        <translation>推断的值域</translation>
    </message>
    <message>
        <source>{role} {name}</source>
        <translation>{name}（{role}）</translation>
    </message>
    <message>
        <source>Custodian</source>
        <translation>数据保管人</translation>
    </message>
    <message>
        <source>Analyst</source>
        <translation>分析员</translation>
    </message>
    <message>
        <source>Auditor</source>
        <translation>审计员</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>{release} for {user}</source>
        <translation>{release}，给 {user}</translation>
    </message>
    <message>
        <source>{release}, {dataset}</source>
        <translation>{release}，{dataset}</translation>
    </message>
    <message>
        <source>{release} for {user}, stays spent</source>
        <translation>{release}，给 {user}，仍算支出</translation>
    </message>
    <message>
        <source>{release}: {reason}</source>
        <translation>{release}：{reason}</translation>
    </message>
    <message>
        <source>{release}, to the custodian</source>
        <translation>{release}，给数据保管人</translation>
    </message>
    <message>
        <source>{dataset}</source>
        <translation>{dataset}</translation>
    </message>
    <message>
        <source>{user}</source>
        <translation>{user}</translation>
    </message>
    <message>
        <source>{owner}: {before} to {after}</source>
        <translation>{owner}：{before} 改为 {after}</translation>
    </message>
    <message>
        <source>{name}: {before} to {after}</source>
        <translation>{name}：{before} 改为 {after}</translation>
    </message>
    <message>
        <source>{name}: {reason}</source>
        <translation>{name}：{reason}</translation>
    </message>
    <message>
        <source>{user}: {name}</source>
        <translation>{user}：{name}</translation>
    </message>
    <message>
        <source>{reason}</source>
        <translation>{reason}</translation>
    </message>
    <message>
        <source>A new file</source>
        <translation>新文件</translation>
    </message>
    <message>
        <source>For a newer version of the program</source>
        <translation>用于程序的新版本</translation>
    </message>
    <message>
        <source>Into an encrypted file; the file before is an older copy</source>
        <translation>写入加密文件；之前的文件是旧副本</translation>
    </message>
    <message>
        <source>Into a file in plain; the file before is an older copy</source>
        <translation>写入未加密文件；之前的文件是旧副本</translation>
    </message>
    <message>
        <source>The whole log</source>
        <translation>整个日志</translation>
    </message>
    <message>
        <source>{account}: {role}</source>
        <translation>{account}：{role}</translation>
    </message>
    <message>
        <source>{account}: {before} to {role}</source>
        <translation>{account}：{before} 改为 {role}</translation>
    </message>
    <message>
        <source>{account}</source>
        <translation>{account}</translation>
    </message>
    <message>
        <source>{dataset}: {columns}</source>
        <translation>{dataset}：{columns}</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>发布</translation>
    </message>
    <message>
        <source>User</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Other people than</source>
        <translation>不同于以下数据集的人</translation>
    </message>
    <message>
        <source>Pool of</source>
        <translation>预算池属于</translation>
    </message>
    <message>
        <source>One synthesis</source>
        <translation>单次合成</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>Rows per person</source>
        <translation>每人行数</translation>
    </message>
    <message>
        <source>Rows made</source>
        <translation>生成行数</translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Exact, as the ledger counts</source>
        <translation>精确值（账本单位）</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>发生了什么</translation>
    </message>
    <message>
        <source>an unknown name</source>
        <translation>未知的名称</translation>
    </message>
    <message>
        <source>Every synthesis</source>
        <translation>每次合成</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无上限</translation>
    </message>
    <message>
        <source>{dataset}, with the pool of {same_rows_as}</source>
        <translation>{dataset}，使用 {same_rows_as} 的预算池</translation>
    </message>
    <message>
        <source>{dataset}, with the pool of {same_people_as}</source>
        <translation>{dataset}，使用 {same_people_as} 的预算池</translation>
    </message>
    <message>
        <source>That of {name}: the same rows</source>
        <translation>{name} 的预算池：相同的行</translation>
    </message>
    <message>
        <source>That of {name}: the same people</source>
        <translation>{name} 的预算池：相同的人员</translation>
    </message>
    <message>
        <source>At most {most}</source>
        <translation>最多 {most}</translation>
    </message>
    <message>
        <source>At most {most}, as of {name}</source>
        <translation>最多 {most}，与 {name} 相同</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>预算池</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Granted</source>
        <translation>批准</translation>
    </message>
    <message>
        <source>{epsilon} at {delta}</source>
        <translation>{epsilon}，{delta}</translation>
    </message>
    <message>
        <source>{count} pico-ρ</source>
        <translation>{count} pico-ρ</translation>
    </message>
    <message>
        <source>Dataset’s pool after</source>
        <translation>之后数据集的预算池</translation>
    </message>
    <message>
        <source>User’s pool after</source>
        <translation>之后用户的预算池</translation>
    </message>
</context>
<context>
    <name>AuditModel</name>
    <message>
        <source>No.</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>By</source>
        <translation>操作人</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>ε</source>
        <translation>ε</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>指纹</translation>
    </message>
    <message>
        <source>Time (UTC)</source>
        <translation>时间（UTC）</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>发布</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>User</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>Fingerprint before</source>
        <translation>前一条的指纹</translation>
    </message>
    <message>
        <source>Recorded facts</source>
        <translation>记录的内容</translation>
    </message>
</context>
<context>
    <name>AuditTab</name>
    <message>
        <source>Audit log</source>
        <translation>审计日志</translation>
    </message>
    <message>
        <source>Show All Entries</source>
        <translation>显示全部条目</translation>
    </message>
    <message>
        <source>{workspace}-log</source>
        <translation>{workspace}-日志</translation>
    </message>
    <message>
        <source>{workspace}-receipt</source>
        <translation>{workspace}-回执</translation>
    </message>
    <message>
        <source>{workspace}-verification</source>
        <translation>{workspace}-验证</translation>
    </message>
    <message>
        <source>A receipt is on the clipboard.</source>
        <translation>回执已复制到剪贴板。</translation>
    </message>
    <message>
        <source>No entry fits the search and the filters.</source>
        <translation>没有条目符合搜索和筛选条件。</translation>
    </message>
    <message>
        <source>The log is not shown here</source>
        <translation>此处不显示日志</translation>
    </message>
    <message>
        <source>Only the custodian and the auditor read it, because it names every user.</source>
        <translation>只有数据保管人和审计员能读日志，因为其中列出所有用户。</translation>
    </message>
</context>
<context>
    <name>BannerArea</name>
    <message>
        <source>Next: who receives the tables?</source>
        <translation>下一步：谁将收到表格？</translation>
    </message>
    <message>
        <source>The dataset is ready. Add a user, and a synthetic table can be asked for.</source>
        <translation>数据集已就绪。添加一个用户，就可以请求合成表。</translation>
    </message>
    <message>
        <source>Show the Audit Log</source>
        <translation>显示审计日志</translation>
    </message>
    <message>
        <source>Copy Details</source>
        <translation>复制详情</translation>
    </message>
    <message>
        <source>Where the fault happened, to be sent to whoever mends it; no data</source>
        <translation>出错位置，供发给修复者；不含数据</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
</context>
<context>
    <name>BeliefBar</name>
    <message>
        <source>A guess held {before} can become at most {after} likely</source>
        <translation>可信度为 {before} 的猜测最多变为 {after}</translation>
    </message>
    <message>
        <source>Belief that moves</source>
        <translation>变化的置信度</translation>
    </message>
</context>
<context>
    <name>BooleanForm</name>
    <message>
        <source>Written for &amp;no</source>
        <translation>“否”的写法(&amp;N)</translation>
    </message>
    <message>
        <source>Written for &amp;yes</source>
        <translation>“是”的写法(&amp;Y)</translation>
    </message>
    <message>
        <source>Type both words.</source>
        <translation>请输入两个词。</translation>
    </message>
</context>
<context>
    <name>BoundsPage</name>
    <message>
        <source>Bounds found</source>
        <translation>找到的界限</translation>
    </message>
    <message>
        <source>Noisy counts that tell them</source>
        <translation>得出界限的含噪计数</translation>
    </message>
    <message>
        <source>% of people, with noise, by ranges that anyone could name. Each is named by its first value. Up to the dashed line a bar may be nothing but noise.</source>
        <translation>人数百分比（含噪声），按任何人都能说出的区间分组。每个区间以其第一个值命名。虚线以下的条形可能只是噪声。</translation>
    </message>
    <message>
        <source>No value stands out of the noise. What was spent stays spent.</source>
        <translation>没有值从噪声中显现出来。已花费的不会退回。</translation>
    </message>
</context>
<context>
    <name>BudgetSlider</name>
    <message>
        <source>Budget asked</source>
        <translation>请求的预算</translation>
    </message>
    <message>
        <source>More privacy</source>
        <translation>更多隐私</translation>
    </message>
    <message>
        <source>More accuracy</source>
        <translation>更高准确度</translation>
    </message>
    <message>
        <source>{amount} possible</source>
        <translation>可用 {amount}</translation>
    </message>
    <message>
        <source>nothing possible</source>
        <translation>无可用预算</translation>
    </message>
</context>
<context>
    <name>CancelRunDialog</name>
    <message>
        <source>Cancel run {name}?</source>
        <translation>取消运行 {name}？</translation>
    </message>
    <message>
        <source>Cancel this run?</source>
        <translation>取消此次运行？</translation>
    </message>
    <message>
        <source>Cancel Run</source>
        <translation>取消运行</translation>
    </message>
    <message>
        <source>Keep Running</source>
        <translation>继续运行</translation>
    </message>
</context>
<context>
    <name>CategoryForm</name>
    <message>
        <source>Their order means something</source>
        <translation>其顺序有意义</translation>
    </message>
    <message>
        <source>&amp;Group…</source>
        <translation>分组(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Possible values: type or paste, one a line</source>
        <translation>可能的值：输入或粘贴，每行一个(&amp;P)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln values</source>
        <translation>
            <numerusform>%Ln 个值</numerusform>
        </translation>
    </message>
    <message>
        <source>“{group}” takes in {values}</source>
        <translation>“{group}”包括 {values}</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more groups</source>
        <translation>
            <numerusform>及另外 %Ln 组</numerusform>
        </translation>
    </message>
    <message>
        <source>List at least one value.</source>
        <translation>请至少列出一个值。</translation>
    </message>
</context>
<context>
    <name>ChangeRoleDialog</name>
    <message>
        <source>Change the role of {name}</source>
        <translation>更改 {name} 的角色</translation>
    </message>
    <message>
        <source>Whoever is signed in with the account has to sign in again.</source>
        <translation>正以此账户登录的人必须重新登录。</translation>
    </message>
    <message>
        <source>Change Role</source>
        <translation>更改角色</translation>
    </message>
</context>
<context>
    <name>Checks</name>
    <message>
        <source>Type a small number above 0, such as 1e-9.</source>
        <translation>请输入大于 0 的小数，例如 1e-9。</translation>
    </message>
    <message>
        <source>Type a name.</source>
        <translation>请输入名称。</translation>
    </message>
    <message>
        <source>Type a number above 0, such as {example}.</source>
        <translation>请输入大于 0 的数，例如 {example}。</translation>
    </message>
    <message>
        <source>The smallest budget is {least}; less is nothing but noise.</source>
        <translation>最小预算为 {least}；再少就只剩噪声。</translation>
    </message>
    <message>
        <source>The largest budget is {most}; more protects nobody.</source>
        <translation>最大预算为 {most}；再多就保护不了任何人。</translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>Remove {name}</source>
        <translation>移除 {name}</translation>
    </message>
</context>
<context>
    <name>ChooseBoundsDialog</name>
    <message>
        <source>Choose bounds</source>
        <translation>选择取值界限</translation>
    </message>
    <message>
        <source>Use Bounds Found Earlier</source>
        <translation>使用以前找到的界限</translation>
    </message>
    <message>
        <source>Save Code Book…</source>
        <translation>保存编码本…</translation>
    </message>
    <message>
        <source>Register Dataset</source>
        <translation>登记数据集</translation>
    </message>
    <message>
        <source>Counting with noise</source>
        <translation>正在加噪计数</translation>
    </message>
    <message>
        <source>Stopped. What was spent by then stays spent, and what was found can be used.</source>
        <translation>已停止。此前的支出不退回，已找到的结果可以使用。</translation>
    </message>
    <message>
        <source>Up to {price} stays spent. What was found by then is kept.</source>
        <translation>最多 {price} 的支出不退回。此前找到的结果会保留。</translation>
    </message>
    <message>
        <source>Type a name.</source>
        <translation>请输入名称。</translation>
    </message>
    <message>
        <source>Registering the dataset</source>
        <translation>正在登记数据集</translation>
    </message>
    <message>
        <source>Spend {total} and Choose Bounds</source>
        <translation>支出 {total} 并选择界限</translation>
    </message>
    <message>
        <source>Spend and Choose Bounds</source>
        <translation>支出并选择界限</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>CloseAccountDialog</name>
    <message>
        <source>Close the account {name}?</source>
        <translation>关闭账户 {name}？</translation>
    </message>
    <message>
        <source>{name} can then no longer sign in. A role opens the account again; what it did stays in the log.</source>
        <translation>{name} 将不能再登录。赋予角色即可重新打开此账户；其所做的仍留在日志中。</translation>
    </message>
    <message>
        <source>Close Account</source>
        <translation>关闭账户</translation>
    </message>
</context>
<context>
    <name>ClosePoolDialog</name>
    <message>
        <source>Close a pool</source>
        <translation>关闭预算池</translation>
    </message>
    <message>
        <source>Close for Good</source>
        <translation>永久关闭</translation>
    </message>
    <message>
        <source>This is final. The {allowed} that are left can never be spent, and nobody can open the pool again. Earlier releases stay usable.</source>
        <translation>此操作不可撤销。剩余的 {allowed} 将永远不能支出，也没有人能再打开此预算池。之前的发布仍可使用。</translation>
    </message>
</context>
<context>
    <name>Closing</name>
    <message>
        <source>Close without this request?</source>
        <translation>不保留此请求就关闭？</translation>
    </message>
    <message>
        <source>Close and Lose It</source>
        <translation>关闭并丢弃</translation>
    </message>
    <message>
        <source>Go Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Close and cancel the run?</source>
        <translation>关闭并取消运行？</translation>
    </message>
    <message>
        <source>Cancel Run and Close</source>
        <translation>取消运行并关闭</translation>
    </message>
    <message>
        <source>Keep Running</source>
        <translation>继续运行</translation>
    </message>
</context>
<context>
    <name>CodeBookDialog</name>
    <message>
        <source>{file} declares: {columns}.</source>
        <translation>{file} 列出：{columns}。</translation>
    </message>
    <message>
        <source>Use a code book</source>
        <translation>使用编码本</translation>
    </message>
    <message>
        <source>What a code book declares counts as public: anyone could know it without seeing the rows. Columns that a schema file marks as inferred stay marked.</source>
        <translation>编码本中声明的内容视为公开：任何人不看数据行也能知道。模式文件中标记为推断的列保持标记。</translation>
    </message>
    <message>
        <source>It also names columns that this table lacks: {columns}.</source>
        <translation>其中还有此表没有的列：{columns}。</translation>
    </message>
    <message>
        <source>Only {name}</source>
        <translation>仅 {name}</translation>
    </message>
    <message>
        <source>Take All {count} Columns</source>
        <translation>采用全部 {count} 列</translation>
    </message>
    <message>
        <source>Take Over {name}</source>
        <translation>采用 {name}</translation>
    </message>
</context>
<context>
    <name>CodeBooks</name>
    <message>
        <source>{file} names none of these columns. Choose another code book.</source>
        <translation>{file} 中没有这些列。请选择其他编码本。</translation>
    </message>
</context>
<context>
    <name>ColumnBars</name>
    <message>
        <source>Shares by {column}</source>
        <translation>按 {column} 的占比</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Measured, noisy</source>
        <translation>含噪测量</translation>
    </message>
    <message>
        <source>Synthetic</source>
        <translation>合成</translation>
    </message>
    <message>
        <source>{label}: measured {measured}, synthetic {synthetic}</source>
        <translation>{label}：测量 {measured}，合成 {synthetic}</translation>
    </message>
</context>
<context>
    <name>ColumnBounds</name>
    <message>
        <source>Most values lie between {lowest} and {highest}. They are put into {groups}.</source>
        <translation>大多数值在 {lowest} 与 {highest} 之间，分为 {groups}。</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s)</source>
        <translation>
            <numerusform>%n 组</numerusform>
        </translation>
    </message>
    <message>
        <source>Rarer values may lie outside: how many is not told, as that would cost more.</source>
        <translation>更少见的值可能落在界限之外；数量不会告知，因为那会花费更多。</translation>
    </message>
</context>
<context>
    <name>ColumnBoxes</name>
    <message>
        <source>Find columns</source>
        <translation>查找列</translation>
    </message>
    <message>
        <source>Tick All</source>
        <translation>全选</translation>
    </message>
    <message>
        <source>Tick None</source>
        <translation>全不选</translation>
    </message>
</context>
<context>
    <name>ColumnCard</name>
    <message>
        <source>One column</source>
        <translation>单列</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Measured, noisy</source>
        <translation>含噪测量</translation>
    </message>
    <message>
        <source>Synthetic</source>
        <translation>合成</translation>
    </message>
    <message>
        <source>% of people</source>
        <translation>占人数的 %</translation>
    </message>
</context>
<context>
    <name>ColumnChoice</name>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Bounds now</source>
        <translation>目前的界限</translation>
    </message>
    <message>
        <source>Columns of numbers and dates</source>
        <translation>数字列和日期列</translation>
    </message>
    <message>
        <source>Decimal places, date</source>
        <translation>小数位数、日期</translation>
    </message>
    <message>
        <source>This dataset has no column of numbers or dates.</source>
        <translation>此数据集没有数字列或日期列。</translation>
    </message>
    <message>
        <source>Columns left out as free text aren’t offered. If one holds numbers or dates, import the file again.</source>
        <translation>作为自由文本未纳入的列不在此列出。如果其中有数字或日期，请重新导入文件。</translation>
    </message>
    <message>
        <source>Cells that count as &amp;missing</source>
        <translation>视为缺失的单元格(&amp;M)</translation>
    </message>
    <message>
        <source>Separated by commas; empty cells always do.</source>
        <translation>用逗号分隔；空单元格总是视为缺失。</translation>
    </message>
    <message>
        <source>Say what is known without the rows, as from the questionnaire.</source>
        <translation>请填写不看数据行也能知道的内容，例如问卷的规定。</translation>
    </message>
    <message>
        <source>as declared</source>
        <translation>按声明</translation>
    </message>
    <message>
        <source>Decimal places of {column}</source>
        <translation>{column} 的小数位数</translation>
    </message>
    <message>
        <source>How the dates of {column} are written</source>
        <translation>{column} 的日期写法</translation>
    </message>
    <message>
        <source>declared</source>
        <translation>已声明</translation>
    </message>
    <message>
        <source>taken from the rows</source>
        <translation>取自数据行</translation>
    </message>
    <message>
        <source>none, left out</source>
        <translation>无，不纳入</translation>
    </message>
</context>
<context>
    <name>ColumnEditor</name>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Ta&amp;ke Them In</source>
        <translation>纳入(&amp;K)</translation>
    </message>
    <message>
        <source>Leave Out</source>
        <translation>不纳入</translation>
    </message>
    <message>
        <source>Take In After All</source>
        <translation>仍然纳入</translation>
    </message>
    <message>
        <source>To be corrected</source>
        <translation>待更正</translation>
    </message>
    <message>
        <source>Not taken over: correct “{field}”.</source>
        <translation>未采用：请更正“{field}”。</translation>
    </message>
    <message>
        <source>empty cells</source>
        <translation>空单元格</translation>
    </message>
    <message>
        <source> and {count} more</source>
        <translation> 及另外 {count} 个</translation>
    </message>
    <message>
        <source>The file also holds: {values}. Take them in if they are possible (empty cells as missing), group them, or say below where values outside go.</source>
        <translation>文件中还有：{values}。如果它们是可能的值，请纳入（空单元格视为缺失），或分组，或在下方说明范围外的值归于何处。</translation>
    </message>
    <message>
        <source>You changed this domain. Confirm it if anyone could know it without seeing the rows.</source>
        <translation>您已更改此值域。如果任何人不看数据行也能知道它，请确认。</translation>
    </message>
    <message>
        <source>The proposal, {lowest} to {highest}, was taken from the rows: it hints at their extremes. Type the range of the questionnaire, or confirm this one.</source>
        <translation>建议的范围 {lowest} 至 {highest} 取自数据行：这会透露最大值和最小值。请输入问卷规定的范围，或确认此范围。</translation>
    </message>
    <message>
        <source>This list was taken from the rows: it would tell that no other value occurs. Complete it, or confirm it if anyone could know it.</source>
        <translation>此列表取自数据行：它会透露没有其他值出现。请补全；如果任何人都能知道它，请确认。</translation>
    </message>
    <message>
        <source>&amp;Type</source>
        <translation>类型(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Confirm as Public Knowledge</source>
        <translation>确认为公开信息(&amp;C)</translation>
    </message>
    <message>
        <source>Loa&amp;d Code Book…</source>
        <translation>载入编码本(&amp;D)…</translation>
    </message>
    <message>
        <source>{reason} You left this column out.</source>
        <translation>{reason}您已略去此列。</translation>
    </message>
    <message>
        <source>Not taken over: see above.</source>
        <translation>未采用：见上方。</translation>
    </message>
    <message>
        <source>If the numbers are codes, choose the type Category: as numbers, a code outside the limits counts as the nearest one.</source>
        <translation>如果这些数字是编码，请选择“类别”类型：作为数字时，界限外的编码会算作最接近的那个。</translation>
    </message>
    <message>
        <source>If nobody knows it, leave the column out: Choose Bounds, on the page Datasets, finds it later.</source>
        <translation>如果没有人知道，请不纳入该列：之后可在“数据集”页用“选择取值界限”求得。</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Confirmed: anyone could know this domain without seeing the rows.</source>
        <translation>已确认：任何人不看数据行也能知道此值域。</translation>
    </message>
</context>
<context>
    <name>Columns</name>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>Decimal</source>
        <translation>小数</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Date and time</source>
        <translation>日期和时间</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>是或否</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>标识符</translation>
    </message>
    <message>
        <source>Free text</source>
        <translation>自由文本</translation>
    </message>
    <message>
        <source>One value</source>
        <translation>单一值</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>Public</source>
        <translation>公开</translation>
    </message>
    <message>
        <source>Inferred</source>
        <translation>推断</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>不纳入</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} 至 {last}</translation>
    </message>
</context>
<context>
    <name>ColumnsPage</name>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Choose a file first</source>
        <translation>请先选择文件</translation>
    </message>
    <message>
        <source>{name} holds values that its list lacks</source>
        <translation>{name} 含有列表中没有的值</translation>
    </message>
    <message>
        <source>Take in at least one column to go on</source>
        <translation>请至少纳入一列再继续</translation>
    </message>
    <message>
        <source>Confirm S&amp;everal…</source>
        <translation>确认多列(&amp;E)…</translation>
    </message>
    <message>
        <source>N&amp;ame Columns…</source>
        <translation>命名各列(&amp;A)…</translation>
    </message>
    <message>
        <source>Correct {name} to go on</source>
        <translation>请更正 {name} 后继续</translation>
    </message>
    <message>
        <source>Confirm {name} to go on</source>
        <translation>请确认 {name} 再继续</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} 和 {last}</translation>
    </message>
    <message>
        <source>Confirm {names} to go on</source>
        <translation>请确认 {names} 再继续</translation>
    </message>
    <message>
        <source>Confirm {names} and {count} more to go on</source>
        <translation>请确认 {names} 及另外 {count} 列再继续</translation>
    </message>
    <message>
        <source>Columns and public domain</source>
        <translation>列与公开值域</translation>
    </message>
    <message>
        <source>Say for each column which values are possible. Only what anyone could know without seeing the rows belongs here: a code book, a law, a questionnaire.</source>
        <translation>请说明每一列可能有哪些值。这里只写任何人不看数据行也能知道的内容：编码本、法律、问卷。</translation>
    </message>
</context>
<context>
    <name>ConditionBox</name>
    <message>
        <source>Values that are meant</source>
        <translation>所指的值</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>Remove this condition</source>
        <translation>移除此条件</translation>
    </message>
    <message>
        <source>Column of the condition</source>
        <translation>条件所用的列</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>no lower limit</source>
        <translation>无下限</translation>
    </message>
    <message>
        <source>no upper limit</source>
        <translation>无上限</translation>
    </message>
    <message>
        <source>is one of</source>
        <translation>为以下之一</translation>
    </message>
    <message>
        <source>from</source>
        <translation>从</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
</context>
<context>
    <name>ConfirmSeveralDialog</name>
    <message>
        <source>Confirm several columns</source>
        <translation>确认多列</translation>
    </message>
    <message>
        <source>Tick the columns whose values anyone could know without seeing the rows: from a code book, a law, a questionnaire.</source>
        <translation>请勾选任何人不看数据行也能知道其取值的列：来自编码本、法律、问卷。</translation>
    </message>
    <message>
        <source>Tick All passes over columns with a warning: look at them one by one.</source>
        <translation>“全选”会跳过带警告的列：请逐一查看这些列。</translation>
    </message>
    <message>
        <source>These lists and limits were taken from the rows. What only the rows can tell is given away by confirming it: complete or widen such a domain first.</source>
        <translation>这些列表和界限取自数据行。只有数据行才能透露的内容，一经确认就会泄露：请先补全或放宽这样的值域。</translation>
    </message>
    <message>
        <source>Confirm as Public Knowledge</source>
        <translation>确认为公开信息</translation>
    </message>
    <message>
        <source>No column is ticked yet.</source>
        <translation>尚未勾选任何列。</translation>
    </message>
    <message>
        <source>Could anyone know the values of these {count} without the rows? {names}</source>
        <translation>任何人不看数据行也能知道这 {count} 列的取值吗？{names}</translation>
    </message>
    <message>
        <source>{limits}; groups: {count}</source>
        <translation>{limits}；分 {count} 组</translation>
    </message>
</context>
<context>
    <name>CountedBars</name>
    <message>
        <source>From</source>
        <translation>起始值</translation>
    </message>
    <message>
        <source>Measured, noisy</source>
        <translation>含噪测量</translation>
    </message>
    <message>
        <source>from {start}: {share}</source>
        <translation>自 {start} 起：{share}</translation>
    </message>
</context>
<context>
    <name>CustodianPanel</name>
    <message>
        <source>Custodian only</source>
        <translation>仅限数据保管人</translation>
    </message>
    <message>
        <source>Show True Errors</source>
        <translation>显示真实误差</translation>
    </message>
    <message>
        <source>True errors</source>
        <translation>真实误差</translation>
    </message>
    <message>
        <source>How far the table is from the real rows. Never exported, never shown to an analyst.</source>
        <translation>此表与真实数据行相差多少。从不导出，从不向分析员显示。</translation>
    </message>
    <message>
        <source>Reading the Rows…</source>
        <translation>正在读取数据行…</translation>
    </message>
    <message>
        <source>Compared with the real rows. Never exported, never shown to an analyst.</source>
        <translation>已与真实数据行比较。从不导出，从不向分析员显示。</translation>
    </message>
    <message>
        <source>Each look is written in the audit log.</source>
        <translation>每次查看都会写入审计日志。</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>最大</translation>
    </message>
</context>
<context>
    <name>DatasetFacts</name>
    <message>
        <source>Find File Again…</source>
        <translation>重新指定文件…</translation>
    </message>
    <message>
        <source>Ask for a Table</source>
        <translation>请求一张表</translation>
    </message>
    <message>
        <source>See Pools</source>
        <translation>查看预算池</translation>
    </message>
    <message>
        <source>{total} in all at {delta}. Percentages add up, ε does not.</source>
        <translation>共 {total}（{delta}）。可以相加的是百分比，不是 ε。</translation>
    </message>
    <message>
        <source>no other dataset</source>
        <translation>无其他数据集</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无上限</translation>
    </message>
    <message>
        <source>known to the custodian</source>
        <translation>数据保管人已知</translation>
    </message>
    <message>
        <source>Add a user first</source>
        <translation>请先添加用户</translation>
    </message>
    <message>
        <source>The pool is closed. Earlier releases stay usable.</source>
        <translation>此预算池已关闭。之前的发布仍可使用。</translation>
    </message>
    <message>
        <source>The pool is used up. It is never refilled; earlier releases stay usable.</source>
        <translation>此预算池已用完，永不补充；之前的发布仍可使用。</translation>
    </message>
    <message>
        <source>The pool still allows {allowed}.</source>
        <translation>此预算池还允许 {allowed}。</translation>
    </message>
    <message>
        <source>{tables}, and {bounds} of bounds</source>
        <translation>{tables}，另有 {bounds} 次界限</translation>
    </message>
    <message>
        <source>not public</source>
        <translation>不公开</translation>
    </message>
    <message>
        <source>The file is not there any more. Nothing can be synthesised until it is found again.</source>
        <translation>文件已不在原处。在重新找到之前不能合成。</translation>
    </message>
    <message>
        <source>Pool shared with</source>
        <translation>共用预算池</translation>
    </message>
    <message>
        <source>Limit for one synthesis</source>
        <translation>单次合成上限</translation>
    </message>
    <message>
        <source>Rows of one person</source>
        <translation>一人的行数</translation>
    </message>
    <message>
        <source>About how many rows</source>
        <translation>大约行数</translation>
    </message>
    <message>
        <source>Releases</source>
        <translation>发布</translation>
    </message>
    <message>
        <source>Registered</source>
        <translation>登记时间</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
</context>
<context>
    <name>DatasetsModel</name>
    <message>
        <source>Dataset</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>预算池</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>剩余</translation>
    </message>
    <message>
        <source>One synthesis</source>
        <translation>单次合成</translation>
    </message>
    <message>
        <source>Releases</source>
        <translation>发布</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>添加时间</translation>
    </message>
    <message>
        <source>{count}, {left_out} left out</source>
        <translation>{count}，{left_out} 列不纳入</translation>
    </message>
    <message>
        <source>that of {name}</source>
        <translation>同 {name}</translation>
    </message>
    <message>
        <source>{size} in all at {delta}</source>
        <translation>共 {size}（{delta}）</translation>
    </message>
    <message>
        <source>One pool for this dataset and {names}: {size}</source>
        <translation>此数据集与 {names} 共用一个预算池：{size}</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无上限</translation>
    </message>
</context>
<context>
    <name>DatasetsTab</name>
    <message>
        <source>Import a table</source>
        <translation>导入一张表</translation>
    </message>
    <message>
        <source>CSV, TSV, Parquet or Excel. You say which values each column can have.</source>
        <translation>CSV、TSV、Parquet 或 Excel。由您说明每一列可能有哪些值。</translation>
    </message>
    <message>
        <source>Set the pools</source>
        <translation>设定预算池</translation>
    </message>
    <message>
        <source>How much privacy may be spent in all, and by each user. A pool only goes down.</source>
        <translation>总共以及每个用户可以支出多少隐私。预算池只减不增。</translation>
    </message>
    <message>
        <source>Ask for a synthetic table</source>
        <translation>请求一张合成表</translation>
    </message>
    <message>
        <source>You see what is possible and what it costs before anything is spent.</source>
        <translation>在支出之前，您会看到什么可行、代价多少。</translation>
    </message>
    <message>
        <source>No dataset yet</source>
        <translation>还没有数据集</translation>
    </message>
    <message>
        <source>Start with one sensitive table. From it, several people can get synthetic tables, many times, within a budget that is never exceeded.</source>
        <translation>从一张敏感表开始。多人可以多次从中得到合成表，而预算永远不会超出。</translation>
    </message>
    <message>
        <source>Synthetic tables from one sensitive table</source>
        <translation>从一张敏感表得到合成表</translation>
    </message>
    <message>
        <source>The demo holds made-up people and a pool of its own, so you can try everything.</source>
        <translation>演示工作区里是虚构的人和单独的预算池，您可以放心试用。</translation>
    </message>
    <message>
        <source>Import your first table</source>
        <translation>导入第一张表</translation>
    </message>
    <message>
        <source>Drag its file into this window, or choose it. You are led through it step by step, and nothing is registered before the last one.</source>
        <translation>把文件拖入此窗口，或选择文件。程序会一步步引导您，最后一步之前不登记任何内容。</translation>
    </message>
    <message>
        <source>A dataset appears here once the custodian has registered it for you.</source>
        <translation>数据保管人为您登记后，数据集会出现在这里。</translation>
    </message>
    <message>
        <source>Or drop a file anywhere in this window. Nothing leaves this computer.</source>
        <translation>也可以把文件拖到窗口任意位置。任何内容都不会离开这台计算机。</translation>
    </message>
    <message>
        <source>Datasets</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Nothing can be registered until the workspace is settled.</source>
        <translation>在工作区的问题解决之前，无法登记任何内容。</translation>
    </message>
    <message>
        <source>{name} is registered; its pool allows {allowed}</source>
        <translation>{name} 已登记；其预算池允许 {allowed}</translation>
    </message>
    <message>
        <source>The file of {name} was found again</source>
        <translation>已重新找到 {name} 的文件</translation>
    </message>
</context>
<context>
    <name>DateForm</name>
    <message>
        <source>&amp;First day</source>
        <translation>第一天(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Last day</source>
        <translation>最后一天(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Grouped by</source>
        <translation>分组单位(&amp;G)</translation>
    </message>
    <message>
        <source>Groups &amp;start on</source>
        <translation>分组起始于(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Written like</source>
        <translation>写法(&amp;W)</translation>
    </message>
    <message>
        <source>Type a day as 2026-01-31.</source>
        <translation>请按 2026-01-31 的形式输入日期。</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>周</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月</translation>
    </message>
    <message>
        <source>Quarter</source>
        <translation>季度</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>年</translation>
    </message>
    <message>
        <source>Own groups</source>
        <translation>自定分组</translation>
    </message>
</context>
<context>
    <name>Decision</name>
    <message>
        <source>Not possible</source>
        <translation>不可行</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>已拒绝</translation>
    </message>
    <message>
        <source>as asked</source>
        <translation>如请求</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>已批准</translation>
    </message>
    <message>
        <source>instead of {asked}</source>
        <translation>而非 {asked}</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>已削减</translation>
    </message>
    <message>
        <source>Too large</source>
        <translation>过大</translation>
    </message>
    <message>
        <source>This is the answer to the last request, {asked}, not to what is typed now. Correct the marked field to get a new one.</source>
        <translation>这是对上一个请求（{asked}）的答复，不是对当前输入的答复。请更正标出的字段以获得新的答复。</translation>
    </message>
    <message>
        <source>The pools may have less than when this was the answer.</source>
        <translation>预算池可能已少于得出此答复时的数额。</translation>
    </message>
    <message>
        <source>Out of date</source>
        <translation>已过时</translation>
    </message>
    <message>
        <source>One synthesis, any user</source>
        <translation>单次合成，任何用户</translation>
    </message>
    <message>
        <source>One request of {user}</source>
        <translation>{user} 的单次请求</translation>
    </message>
    <message>
        <source>Left in the dataset’s pool</source>
        <translation>数据集预算池的剩余</translation>
    </message>
    <message>
        <source>Left in {user}’s pool</source>
        <translation>{user} 的预算池剩余</translation>
    </message>
    <message>
        <source>Others’ measurements that {user} has not seen yet take {share} of {user}’s pool besides; the dataset’s pool pays nothing for them.</source>
        <translation>{user} 尚未见过的他人测量另外占用 {user} 预算池的 {share}；数据集的预算池不为此支付。</translation>
    </message>
    <message>
        <source>Others’ measurements that {user} has not seen yet count {exposure} against the limit for one request.</source>
        <translation>{user} 尚未见过的他人测量将按 {exposure} 计入单次请求的上限。</translation>
    </message>
    <message>
        <source>{release} answered the same request before; using it again costs nothing.</source>
        <translation>{release} 曾回应相同的请求；再次使用不花费预算。</translation>
    </message>
    <message>
        <source>This empties the dataset’s pool: nobody can ask for it again.</source>
        <translation>这会用尽该数据集的预算池:之后任何人都不能再申请。</translation>
    </message>
    <message>
        <source>This empties {user}’s pool: it is their last table.</source>
        <translation>这会用尽 {user} 的预算池：这是其最后一张表。</translation>
    </message>
    <message>
        <source>The only limit allows it.</source>
        <translation>唯一的上限允许。</translation>
    </message>
    <message>
        <source>All four limits allow it.</source>
        <translation>四个上限都允许。</translation>
    </message>
    <message>
        <source>All limits allow it.</source>
        <translation>所有上限都允许。</translation>
    </message>
    <message>
        <source>At most {most} would be possible.</source>
        <translation>最多可达 {most}。</translation>
    </message>
    <message>
        <source>You asked {asked}.</source>
        <translation>您请求了 {asked}。</translation>
    </message>
    <message>
        <source>Take {granted}, or change the request; asking costs nothing.</source>
        <translation>接受 {granted}，或更改请求；询问不花费预算。</translation>
    </message>
    <message>
        <source>They are equal, so together they decide.</source>
        <translation>它们相等，因此共同决定。</translation>
    </message>
    <message>
        <source>This spends {granted} of “{dataset}” for {user}. It leaves {share} of the dataset’s pool.</source>
        <translation>将从“{dataset}”的预算池中为 {user} 支出 {granted}。之后数据集的预算池剩 {share}。</translation>
    </message>
    <message>
        <source>This spends {granted} of “{dataset}” for {user}. It leaves {share} of the dataset’s pool and {own} of {user}’s pool.</source>
        <translation>将从“{dataset}”的预算池中为 {user} 支出 {granted}。之后数据集的预算池剩 {share}，{user} 的预算池剩 {own}。</translation>
    </message>
    <message>
        <source>Not assured: {names}.</source>
        <translation>不保证测量：{names}。</translation>
    </message>
    <message>
        <source>Choose fewer queries, or queries of fewer columns.</source>
        <translation>请选择更少的查询，或列数更少的查询。</translation>
    </message>
    <message>
        <source>With {epsilon} all would get one; fewer queries help, too.</source>
        <translation>用 {epsilon} 则全部可单独测量；减少查询也有帮助。</translation>
    </message>
    <message>
        <source>That is the lower of the two limits, so it decides.</source>
        <translation>它是两个上限中较低的，因此由它决定。</translation>
    </message>
    <message>
        <source>That is the lowest of the three limits, so it decides.</source>
        <translation>它是三个上限中最低的，因此由它决定。</translation>
    </message>
    <message>
        <source>That is the lowest of the four limits, so it decides.</source>
        <translation>它是四个上限中最低的，因此由它决定。</translation>
    </message>
    <message>
        <source>One synthesis may spend at most {most}.</source>
        <translation>单次合成最多支出 {most}。</translation>
    </message>
    <message>
        <source>{user} may spend at most {most} in one request.</source>
        <translation>{user} 单次请求最多支出 {most}。</translation>
    </message>
    <message>
        <source>No more is left in the dataset’s pool.</source>
        <translation>该数据集的预算池已没有更多剩余。</translation>
    </message>
    <message>
        <source>No more is left in {user}’s pool.</source>
        <translation>{user} 的预算池已没有更多剩余。</translation>
    </message>
    <message>
        <source>It needs {least} at least.</source>
        <translation>至少需要 {least}。</translation>
    </message>
    <message>
        <source>You asked for no less than {least}.</source>
        <translation>您要求不低于 {least}。</translation>
    </message>
    <message>
        <source>Nothing was spent.</source>
        <translation>没有支出。</translation>
    </message>
    <message>
        <source>The dataset’s pool is used up.</source>
        <translation>数据集的预算池已用完。</translation>
    </message>
    <message>
        <source>{user}’s pool is used up.</source>
        <translation>{user} 的预算池已用完。</translation>
    </message>
    <message>
        <source>One synthesis may spend {most}.</source>
        <translation>单次合成可支出 {most}。</translation>
    </message>
    <message>
        <source>One request may spend {most}.</source>
        <translation>单次请求可支出 {most}。</translation>
    </message>
    <message>
        <source>The dataset’s pool allows {most}.</source>
        <translation>数据集的预算池允许 {most}。</translation>
    </message>
    <message>
        <source>{user}’s pool allows {most}.</source>
        <translation>{user} 的预算池允许 {most}。</translation>
    </message>
</context>
<context>
    <name>DecisionCard</name>
    <message>
        <source>Decision</source>
        <translation>决定</translation>
    </message>
    <message>
        <source>The answer is being worked out. Nothing is spent by asking.</source>
        <translation>正在计算答复。询问不支出任何预算。</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>没有答案</translation>
    </message>
    <message>
        <source>Nothing was spent.</source>
        <translation>没有消耗任何预算。</translation>
    </message>
    <message>
        <source>The answer is being worked out anew. Nothing is spent by asking.</source>
        <translation>正在重新计算答复。询问不支出任何预算。</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>上限</translation>
    </message>
</context>
<context>
    <name>DecisionFoot</name>
    <message>
        <source>Save Request</source>
        <translation>保存请求</translation>
    </message>
    <message>
        <source>Use Pairs</source>
        <translation>采用列对</translation>
    </message>
    <message>
        <source>See Releases</source>
        <translation>查看发布</translation>
    </message>
    <message>
        <source>Nothing is spent yet. A spend is written before the data is opened, and is final.</source>
        <translation>尚未支出。支出在打开数据之前写入，且不可撤销。</translation>
    </message>
    <message>
        <source>Spend {granted} and Synthesise</source>
        <translation>支出 {granted} 并合成</translation>
    </message>
    <message>
        <source>A refusal costs nothing. Earlier releases stay free to use.</source>
        <translation>拒绝不花预算。之前的发布仍可免费使用。</translation>
    </message>
    <message>
        <source>A refusal costs nothing.</source>
        <translation>拒绝不花预算。</translation>
    </message>
    <message>
        <source>Lower to {nearest}</source>
        <translation>降至 {nearest}</translation>
    </message>
</context>
<context>
    <name>DomainCard</name>
    <message>
        <source>Find a column</source>
        <translation>查找列</translation>
    </message>
    <message>
        <source>Choose Bounds…</source>
        <translation>选择取值界限…</translation>
    </message>
    <message>
        <source>Find bounds that no row gives away, paid from the pool</source>
        <translation>从预算池支出，找到不泄露任何行的界限</translation>
    </message>
    <message>
        <source>Columns and public domain</source>
        <translation>列与公开值域</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message numerus="yes">
        <source>%Ln columns</source>
        <translation>
            <numerusform>%Ln 列</numerusform>
        </translation>
    </message>
    <message>
        <source>, {count} with a domain that nobody confirmed</source>
        <translation>，{count} 列的值域无人确认</translation>
    </message>
</context>
<context>
    <name>DomainForm</name>
    <message>
        <source>Type a number, such as {example}.</source>
        <translation>请输入一个数，例如 {example}。</translation>
    </message>
</context>
<context>
    <name>DomainModel</name>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>值域</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值的个数</translation>
    </message>
    <message>
        <source>Possible values</source>
        <translation>可能的值</translation>
    </message>
    <message>
        <source>{values} and {count} more</source>
        <translation>{values} 及另外 {count} 个</translation>
    </message>
</context>
<context>
    <name>DomainRuler</name>
    <message numerus="yes">
        <source>%n group(s), from {first} to {last}</source>
        <translation>
            <numerusform>%n 组，从 {first} 到 {last}</numerusform>
        </translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>分组</translation>
    </message>
</context>
<context>
    <name>DonePage</name>
    <message>
        <source>&amp;Add a User…</source>
        <translation>添加用户(&amp;A)…</translation>
    </message>
    <message>
        <source>As&amp;k for a Table</source>
        <translation>请求一张表(&amp;K)</translation>
    </message>
    <message>
        <source>Choose &amp;Bounds…</source>
        <translation>选择取值界限(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Show in Datasets</source>
        <translation>在“数据集”中查看(&amp;S)</translation>
    </message>
    <message>
        <source>Registered</source>
        <translation>已登记</translation>
    </message>
    <message>
        <source>{name} is registered. Its pool allows {allowed}.</source>
        <translation>{name} 已登记。其预算池允许 {allowed}。</translation>
    </message>
    <message>
        <source>{name} is registered. Nothing can be spent from its pool any more.</source>
        <translation>{name} 已登记。其预算池已无法再支出。</translation>
    </message>
    <message>
        <source>{names}: left out so far. Limits can be found in the rows, for a share of the pool.</source>
        <translation>{names}：目前未纳入。可用预算池的一部分从数据行中求得界限。</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>接下来</translation>
    </message>
    <message>
        <source>Synthetic tables go to users, each with limits of their own. Add the first one.</source>
        <translation>合成表发给用户，每位用户有自己的限额。请先添加一位。</translation>
    </message>
    <message>
        <source>Choose what a synthetic table should get right. The price is shown before it is paid.</source>
        <translation>选择合成表应当准确反映的内容。支出之前会先显示价格。</translation>
    </message>
    <message>
        <source>Its columns, its pool and its limits.</source>
        <translation>它的列、预算池和限额。</translation>
    </message>
    <message>
        <source>What became of the rows. Only you see this, now: it is neither kept nor exported.</source>
        <translation>数据行的处理结果。只有您现在能看到：既不保存也不导出。</translation>
    </message>
</context>
<context>
    <name>EarlierNote</name>
    <message>
        <source>Ta&amp;ke Its Domains</source>
        <translation>沿用其值域(&amp;K)</translation>
    </message>
    <message>
        <source>Dataset with these columns</source>
        <translation>具有这些列的数据集</translation>
    </message>
    <message>
        <source>{name} has the same columns. Its domains can be used again: they tell nothing of these rows.</source>
        <translation>{name} 具有相同的列。其值域可以再次使用：它们不透露这些行的任何信息。</translation>
    </message>
    <message>
        <source>Taken from {name}: {public} public, {left_out} left out.</source>
        <translation>已沿用 {name}：{public} 列公开，{left_out} 列不纳入。</translation>
    </message>
    <message>
        <source>The rows of this file fit.</source>
        <translation>此文件的各行均符合。</translation>
    </message>
    <message>
        <source>Look at what does not fit: {names}.</source>
        <translation>请查看不符合之处：{names}。</translation>
    </message>
</context>
<context>
    <name>EncryptWorkspaceDialog</name>
    <message>
        <source>Encrypt the workspace</source>
        <translation>加密工作区</translation>
    </message>
    <message>
        <source>The workspace goes on in a new file that a passphrase encrypts. A copy, a backup or a lost disk then tells nothing to whoever finds it.</source>
        <translation>工作区将在一个由口令加密的新文件中继续。这样，副本、备份或丢失的磁盘不会向拾得者透露任何内容。</translation>
    </message>
    <message>
        <source>New file</source>
        <translation>新文件</translation>
    </message>
    <message>
        <source>New &amp;file</source>
        <translation>新文件(&amp;F)</translation>
    </message>
    <message>
        <source>Nobody can recover this passphrase. Without it everything in the file is lost, and with it the record of what was spent. Keep it where you will find it.</source>
        <translation>没有人能恢复此口令。没有它，文件中的一切都会丧失，包括支出记录。请保存在您找得到的地方。</translation>
    </message>
    <message>
        <source>Encrypt Workspace</source>
        <translation>加密工作区</translation>
    </message>
    <message>
        <source>{name} stays where it is, in plain. It becomes an older copy: nothing can be spent from it. Remove it, and its backups, once the new file has proved itself.</source>
        <translation>{name} 仍以明文留在原处，成为旧副本：不能再从中支出。待新文件确认可用后，请将它及其备份删除。</translation>
    </message>
    <message>
        <source>{name} stays where it is, with its former passphrase. It becomes an older copy: nothing can be spent from it. Remove it, and its backups, once the new file has proved itself.</source>
        <translation>{name} 仍以原口令留在原处，成为旧副本：不能再从中支出。待新文件确认可用后，请将它及其备份删除。</translation>
    </message>
    <message>
        <source>Not possible here: SQLCipher, which does it, is not installed on this computer.</source>
        <translation>此处无法加密：这台计算机没有安装所需的 SQLCipher。</translation>
    </message>
    <message>
        <source>Name the file.</source>
        <translation>请给出文件名。</translation>
    </message>
</context>
<context>
    <name>EntryCard</name>
    <message>
        <source>Entry</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Fingerprint of this entry</source>
        <translation>此条目的指纹</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy a receipt: the newest entry and what is spent</source>
        <translation>复制回执：最新条目及已支出的数额</translation>
    </message>
    <message>
        <source>Check Receipt…</source>
        <translation>检查回执…</translation>
    </message>
    <message>
        <source>Compare a receipt that was kept with this workspace</source>
        <translation>将保存的回执与此工作区比较</translation>
    </message>
    <message>
        <source>Show Release</source>
        <translation>显示发布</translation>
    </message>
    <message>
        <source>Show Pool</source>
        <translation>显示预算池</translation>
    </message>
    <message>
        <source>No entry chosen</source>
        <translation>未选择条目</translation>
    </message>
    <message>
        <source>Entry {number}</source>
        <translation>条目 {number}</translation>
    </message>
    <message>
        <source>By</source>
        <translation>操作人</translation>
    </message>
    <message>
        <source>The first entry begins with zeros</source>
        <translation>第一个条目以零开始</translation>
    </message>
    <message>
        <source>Fingerprint of entry {number}</source>
        <translation>条目 {number} 的指纹</translation>
    </message>
    <message>
        <source>Each entry carries the fingerprint of the one before: a change breaks all later ones.</source>
        <translation>每个条目都带有前一条的指纹：改动会破坏之后的所有条目。</translation>
    </message>
    <message>
        <source>How the entry is chained</source>
        <translation>此条目如何成链</translation>
    </message>
</context>
<context>
    <name>ErrorCard</name>
    <message>
        <source>Error per query</source>
        <translation>各查询的误差</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Find queries by their columns</source>
        <translation>按列查找查询</translation>
    </message>
    <message>
        <source>Order of the queries</source>
        <translation>查询的顺序</translation>
    </message>
    <message>
        <source>Interest queries first</source>
        <translation>关注查询在前</translation>
    </message>
    <message>
        <source>Largest error first</source>
        <translation>误差最大的在前</translation>
    </message>
    <message>
        <source>As asked</source>
        <translation>按请求顺序</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>按名称</translation>
    </message>
    <message>
        <source>No query fits.</source>
        <translation>没有符合的查询。</translation>
    </message>
    <message>
        <source>The distance is how close the table is to its noisy measurement. Where many cells are almost empty, it is mostly noise. Where nothing was measured by itself, there is no diamond, and the expected error follows from other tables: a guess, tried on real tables.</source>
        <translation>差距表示表格与其带噪测量值的接近程度。在许多单元格几乎为空的地方，它多半是噪声。没有单独测量的地方没有菱形，预期误差由其他表推算得出：这是估计，已在真实表格上检验过。</translation>
    </message>
    <message>
        <source>Only single columns were measured.</source>
        <translation>只测量了单列。</translation>
    </message>
    <message>
        <source>Percentage points of people. ★ interest query</source>
        <translation>占人数的百分点。★ 关注查询</translation>
    </message>
    <message>
        <source>Trust the expected error: a small distance proves nothing, a large one is mostly noise.</source>
        <translation>请以预期误差为准：差距小不能说明什么，差距大多半是噪声。</translation>
    </message>
    <message>
        <source>Without a diamond it is a guess: the true one was below twice it 9 times in 10.</source>
        <translation>没有菱形时它只是估计：十次中有九次真实误差不到它的两倍。</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>预期</translation>
    </message>
    <message>
        <source>Distance to the measurement</source>
        <translation>与测量的距离</translation>
    </message>
</context>
<context>
    <name>ErrorCurve</name>
    <message>
        <source>Expected error against ε</source>
        <translation>预期误差与 ε</translation>
    </message>
    <message>
        <source>ε</source>
        <translation>ε</translation>
    </message>
    <message>
        <source>Error in points</source>
        <translation>误差（百分点）</translation>
    </message>
    <message>
        <source>Granted {point} points</source>
        <translation>批准 {point} 个百分点</translation>
    </message>
    <message>
        <source>Asked {point} points</source>
        <translation>请求 {point} 个百分点</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>Of {people} people about {wrong} in a wrong cell; 9 times in 10 fewer than {most}</source>
        <translation>{people} 人中约 {wrong} 人落在错误的单元格；十次中九次少于 {most} 人</translation>
    </message>
    <message>
        <source>{statement}.</source>
        <translation>{statement}。</translation>
    </message>
</context>
<context>
    <name>ExportPackageDialog</name>
    <message>
        <source>Export {release} for {user}</source>
        <translation>为 {user} 导出 {release}</translation>
    </message>
    <message>
        <source>Safe for &amp;spreadsheets</source>
        <translation>防止电子表格执行公式(&amp;S)</translation>
    </message>
    <message>
        <source>Other rows are drawn anew from the model. That costs nothing: its noise was paid for once, and the data is not read again.</source>
        <translation>其他行从模型中重新抽取，不花费预算：其噪声只支付一次，且不会再次读取数据。</translation>
    </message>
    <message>
        <source>Export Package</source>
        <translation>导出发布包</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>Anyone can check the package with the workspace. No real row leaves.</source>
        <translation>任何人都能对照工作区检查发布包。真实数据行不会离开。</translation>
    </message>
    <message>
        <source>Also as &amp;Parquet, each column in its own type</source>
        <translation>另存 Parquet，每列按其类型(&amp;P)</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>A folder of files</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>One zip file</source>
        <translation>单个 zip 文件</translation>
    </message>
    <message>
        <source>As the source is written</source>
        <translation>与源文件写法相同</translation>
    </message>
    <message>
        <source>Plain: UTF-8, commas, decimal points</source>
        <translation>通用：UTF-8、逗号、小数点</translation>
    </message>
    <message>
        <source>For Excel: the same with a UTF-8 mark</source>
        <translation>适合 Excel：同上，UTF-8 带 BOM</translation>
    </message>
    <message>
        <source>as released</source>
        <translation>如发布时</translation>
    </message>
    <message>
        <source>Packed &amp;as</source>
        <translation>打包方式(&amp;A)</translation>
    </message>
    <message>
        <source>The &amp;table</source>
        <translation>表(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>行(&amp;R)</translation>
    </message>
    <message>
        <source>Puts an apostrophe before text that a spreadsheet would run as a formula.</source>
        <translation>在电子表格会当作公式执行的文本前加一个撇号。</translation>
    </message>
    <message>
        <source>&amp;Language of the report</source>
        <translation>报告语言(&amp;L)</translation>
    </message>
    <message>
        <source>In the package</source>
        <translation>发布包内容</translation>
    </message>
    <message>
        <source>The file {name} is made in it.</source>
        <translation>将在其中生成文件 {name}。</translation>
    </message>
    <message>
        <source>A folder {name} is made in it. An empty or new folder becomes the package itself.</source>
        <translation>将在其中新建文件夹 {name}。空的或新的文件夹本身即成为发布包。</translation>
    </message>
    <message>
        <source>Choose a folder.</source>
        <translation>请选择文件夹。</translation>
    </message>
</context>
<context>
    <name>ExportedDialog</name>
    <message>
        <source>Package exported</source>
        <translation>已导出发布包</translation>
    </message>
    <message>
        <source>The export is written in the audit log, and the log’s newest fingerprint in the package.</source>
        <translation>此次导出已写入审计日志，日志的最新指纹已写入发布包。</translation>
    </message>
    <message>
        <source>&amp;Package</source>
        <translation>发布包(&amp;P)</translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>FileList</name>
    <message>
        <source>the synthetic table</source>
        <translation>合成表</translation>
    </message>
    <message>
        <source>the same table, each column in its own type</source>
        <translation>同一张表，每列按其类型</translation>
    </message>
    <message>
        <source>what each column means and can hold</source>
        <translation>每一列的含义和可能的值</translation>
    </message>
    <message>
        <source>what protects the people, for programs to check</source>
        <translation>对人的保护，供程序检查</translation>
    </message>
    <message>
        <source>what protects the people and how good the table is, to read and print</source>
        <translation>如何保护人员、表格质量如何，供阅读和打印</translation>
    </message>
    <message>
        <source>the request, to ask for it again</source>
        <translation>请求，可用于再次请求</translation>
    </message>
</context>
<context>
    <name>FilePage</name>
    <message>
        <source>The first row holds the names of the columns</source>
        <translation>第一行是列名</translation>
    </message>
    <message>
        <source>the first one</source>
        <translation>第一张</translation>
    </message>
    <message>
        <source>&amp;Sheet</source>
        <translation>工作表(&amp;S)</translation>
    </message>
    <message>
        <source>Choose Another File…</source>
        <translation>选择其他文件…</translation>
    </message>
    <message>
        <source>Point: 0.5</source>
        <translation>点：0.5</translation>
    </message>
    <message>
        <source>Comma: 0,5</source>
        <translation>逗号：0,5</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>This is how the file was understood. Change what is wrong; it is read again at once.</source>
        <translation>文件是这样理解的。请更改不对之处；会立即重新读取。</translation>
    </message>
    <message>
        <source>&amp;Quotes</source>
        <translation>引号(&amp;Q)</translation>
    </message>
    <message>
        <source>Read It as Before</source>
        <translation>按之前的方式读取</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Choose another way to read the file to go on</source>
        <translation>请换一种方式读取文件再继续</translation>
    </message>
    <message>
        <source>Say how the file is to be read; it is tried at once.</source>
        <translation>请说明应如何读取文件；会立即尝试。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows in the file, %Ln rows read</source>
        <translation>
            <numerusform>文件中 %Ln 行，读取 %Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>On the next page, Name Columns… gives them the names that you know them by.</source>
        <translation>在下一页，“命名各列…”可为它们取您熟悉的名称。</translation>
    </message>
    <message>
        <source>Read anew. {changes}.</source>
        <translation>已重新读取。{changes}。</translation>
    </message>
    <message>
        <source>Read anew.</source>
        <translation>已重新读取。</translation>
    </message>
    <message>
        <source>A table with these columns is registered already: {names}. On the page Privacy you say whether these are the same people.</source>
        <translation>已登记了具有相同列的表：{names}。请在“隐私”页说明是否为同一批人。</translation>
    </message>
    <message>
        <source> and </source>
        <translation> 和 </translation>
    </message>
    <message>
        <source>Double: &quot;a&quot;</source>
        <translation>双引号：&quot;a&quot;</translation>
    </message>
    <message>
        <source>Single: &apos;a&apos;</source>
        <translation>单引号：&apos;a&apos;</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>编码(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Cells separated by</source>
        <translation>单元格分隔符(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Decimal mark</source>
        <translation>小数点符号(&amp;D)</translation>
    </message>
    <message>
        <source>The first rows, as they are read</source>
        <translation>读取到的前几行</translation>
    </message>
    <message>
        <source>First rows</source>
        <translation>前几行</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Tables (*.csv *.tsv *.txt *.parquet *.xlsx *.xls *.ods);;All files (*)</source>
        <translation>表 (*.csv *.tsv *.txt *.parquet *.xlsx *.xls *.ods);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Import Data</source>
        <translation>导入数据</translation>
    </message>
    <message>
        <source>Find the File of {name}</source>
        <translation>查找 {name} 的文件</translation>
    </message>
    <message>
        <source>Load Code Book</source>
        <translation>载入编码本</translation>
    </message>
    <message>
        <source>Code books (*.csv *.tsv *.json *.xlsx);;All files (*)</source>
        <translation>编码本 (*.csv *.tsv *.json *.xlsx);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Code books (*.json)</source>
        <translation>编码本 (*.json)</translation>
    </message>
    <message>
        <source>Save Code Book</source>
        <translation>保存编码本</translation>
    </message>
    <message>
        <source>Save Request</source>
        <translation>保存请求</translation>
    </message>
    <message>
        <source>Requests (*.json)</source>
        <translation>请求 (*.json)</translation>
    </message>
    <message>
        <source>Open Workspace</source>
        <translation>打开工作区</translation>
    </message>
    <message>
        <source>New Workspace</source>
        <translation>新建工作区</translation>
    </message>
    <message>
        <source>Open Request File</source>
        <translation>打开请求文件</translation>
    </message>
    <message>
        <source>Check a Package</source>
        <translation>检查发布包</translation>
    </message>
    <message>
        <source>CuSyn workspaces (*{suffix})</source>
        <translation>CuSyn 工作区 (*{suffix})</translation>
    </message>
    <message>
        <source>Choose Folder</source>
        <translation>选择文件夹</translation>
    </message>
    <message>
        <source>Save Receipt</source>
        <translation>保存回执</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>文本文件 (*.txt)</translation>
    </message>
    <message>
        <source>Check Receipt</source>
        <translation>检查回执</translation>
    </message>
    <message>
        <source>Add Release Package</source>
        <translation>添加发布包</translation>
    </message>
    <message>
        <source>Release packages (*.zip privacy.json)</source>
        <translation>发布包 (*.zip privacy.json)</translation>
    </message>
    <message>
        <source>Save Report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表 (*.csv)</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>JSON 文件 (*.json)</translation>
    </message>
    <message>
        <source>Export Log</source>
        <translation>导出日志</translation>
    </message>
    <message>
        <source>Save Table</source>
        <translation>保存表</translation>
    </message>
    <message>
        <source>Pictures (*.png);;Drawings (*.svg)</source>
        <translation>图片 (*.png);;矢量图 (*.svg)</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>{workspace}-encrypted</source>
        <translation>{workspace}-已加密</translation>
    </message>
</context>
<context>
    <name>FilterLine</name>
    <message>
        <source>Find in the log</source>
        <translation>在日志中查找</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>导出 CSV…</translation>
    </message>
    <message>
        <source>Export JSON…</source>
        <translation>导出 JSON…</translation>
    </message>
    <message>
        <source>All events</source>
        <translation>所有事件</translation>
    </message>
    <message>
        <source>All users</source>
        <translation>所有用户</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <translation>
            <numerusform>%Ln 个条目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %Ln entries</source>
        <translation>
            <numerusform>%Ln 个条目中的 {shown} 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Any date</source>
        <translation>任何日期</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>最近 7 天</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>最近 30 天</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>最近 365 天</translation>
    </message>
    <message>
        <source>Between</source>
        <translation>介于</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>User</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>第一天</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>最后一天</translation>
    </message>
</context>
<context>
    <name>Fitness</name>
    <message>
        <source>Good for totals, comparisons, and how columns hang together.</source>
        <translation>适合总计、比较以及列之间的关系。</translation>
    </message>
    <message>
        <source>Good for totals and for comparisons between large groups.</source>
        <translation>适合总计和较大群体之间的比较。</translation>
    </message>
    <message>
        <source>Good for the broad picture, not for differences of a few points.</source>
        <translation>适合了解大致情况，不适合比较几个百分点的差异。</translation>
    </message>
    <message>
        <source>Good for trying out methods and programs, not for figures.</source>
        <translation>适合试用方法和程序，不适合引用数字。</translation>
    </message>
    <message>
        <source>Good for each column by itself; how columns hang together was not measured.</source>
        <translation>适合单独使用每一列；列之间的关系没有测量。</translation>
    </message>
    <message>
        <source>{expected} Groups of fewer than about {group} of its {rows} rows may be noise alone.</source>
        <translation>{expected}在其 {rows} 行中，少于约 {group} 行的群体可能只是噪声。</translation>
    </message>
    <message>
        <source>Shares are expected within {points} points of the real table in all queries asked ({all}).</source>
        <translation>在所问的全部查询（{all} 个）中，占比预计与真实表相差不超过 {points} 个百分点。</translation>
    </message>
    <message>
        <source>Shares are expected within {points} points of the real table in {measured} of the {all} queries asked. Not measured, only estimated: {names}.</source>
        <translation>在所问的 {all} 个查询中的 {measured} 个中，占比预计与真实表相差不超过 {points} 个百分点。没有测量、仅为估计：{names}。</translation>
    </message>
    <message>
        <source>Shares are expected within {points} points of the real table in all tables measured ({all}).</source>
        <translation>在所有测量过的表（{all} 张）中，占比预计与真实表相差不超过 {points} 个百分点。</translation>
    </message>
    <message>
        <source>Shares may be within {points} points of the real table in the queries asked ({all}), but none of them was measured: that is a guess.</source>
        <translation>在所问的查询（共 {all} 个）中，占比可能与真实表相差不超过 {points} 个百分点，但都没有测量：这只是猜测。</translation>
    </message>
</context>
<context>
    <name>ForecastPanel</name>
    <message>
        <source>Forecast</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>A point is one person in a hundred.</source>
        <translation>一个百分点即一百人中的一人。</translation>
    </message>
    <message>
        <source>The more cells its table has, the larger the error of a query, whoever chose it.</source>
        <translation>无论由谁选择，查询的表单元格越多，误差越大。</translation>
    </message>
    <message>
        <source>Error, your queries</source>
        <translation>您的查询的误差</translation>
    </message>
    <message>
        <source>Error, other pairs</source>
        <translation>其他列对的误差</translation>
    </message>
    <message>
        <source>Time and memory</source>
        <translation>时间和内存</translation>
    </message>
    <message>
        <source>Left afterwards</source>
        <translation>之后剩余</translation>
    </message>
    <message>
        <source>By Error…</source>
        <translation>按误差选择…</translation>
    </message>
    <message>
        <source>of the dataset’s pool</source>
        <translation>占数据集预算池</translation>
    </message>
    <message>
        <source>about {time}</source>
        <translation>约 {time}</translation>
    </message>
    <message>
        <source>{error} at {asked}</source>
        <translation>{error}，{asked}</translation>
    </message>
    <message>
        <source>{error} points</source>
        <translation>{error} 个百分点</translation>
    </message>
    <message>
        <source>A refused request makes no table.</source>
        <translation>被拒绝的请求不会生成表。</translation>
    </message>
    <message>
        <source>Choose interest queries to see how their error falls with the budget.</source>
        <translation>请选择关注查询，以查看其误差如何随预算下降。</translation>
    </message>
    <message>
        <source>No public number of rows is known, so the error cannot be told beforehand.</source>
        <translation>没有公开的行数，因此无法预先说明误差。</translation>
    </message>
    <message>
        <source>Error in percentage points of people; 9 times in 10 it is below twice this</source>
        <translation>误差以占人数的百分点计；十次中有九次低于此值的两倍</translation>
    </message>
    <message>
        <source>Error in points, against ε</source>
        <translation>误差（百分点）随 ε 的变化</translation>
    </message>
</context>
<context>
    <name>Foreseen</name>
    <message>
        <source>Query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>单元格</translation>
    </message>
    <message>
        <source>Expected error</source>
        <translation>预期误差</translation>
    </message>
    <message>
        <source>In points of people, with all other queries beside it</source>
        <translation>以占人数的百分点计，与其他所有查询一起</translation>
    </message>
    <message>
        <source>not assured</source>
        <translation>不保证测量</translation>
    </message>
</context>
<context>
    <name>FormDialog</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>{one}, {other}</source>
        <translation>{one}、{other}</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>under 1{gap}s</source>
        <translation>不到 1{gap}秒</translation>
    </message>
    <message>
        <source>{number}{gap}s</source>
        <translation>{number}{gap}秒</translation>
    </message>
    <message>
        <source>{number}{gap}min</source>
        <translation>{number}{gap}分钟</translation>
    </message>
    <message>
        <source>{number}{gap}h</source>
        <translation>{number}{gap}小时</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>MMM yyyy</source>
        <translation>yyyy年M月</translation>
    </message>
</context>
<context>
    <name>FoundPage</name>
    <message>
        <source>&amp;Name of the new dataset</source>
        <translation>新数据集的名称(&amp;N)</translation>
    </message>
    <message>
        <source>Count as the nearest bound</source>
        <translation>按最近的界限计</translation>
    </message>
    <message>
        <source>Count as missing</source>
        <translation>视为缺失</translation>
    </message>
    <message>
        <source>No cells were declared to count as missing in this column.</source>
        <translation>此列没有声明视为缺失的单元格。</translation>
    </message>
    <message>
        <source>Values of {column} outside</source>
        <translation>{column} 界限外的值</translation>
    </message>
    <message>
        <source>{name}, bounds chosen</source>
        <translation>{name}，已选界限</translation>
    </message>
    <message>
        <source>Bounds found</source>
        <translation>找到的界限</translation>
    </message>
    <message>
        <source>paid by {release}</source>
        <translation>由 {release} 支付</translation>
    </message>
    <message>
        <source>Values outside</source>
        <translation>界限外的值</translation>
    </message>
    <message>
        <source>Use them</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>Nothing is registered yet. A registered domain never changes, so look at the bounds first, and at what becomes of values outside. The same file is then registered once more, with these bounds: the same rules, the same pool, and it costs nothing. Give users the new dataset afterwards.</source>
        <translation>尚未登记任何内容。已登记的值域不会改变，所以请先查看界限，以及界限外的值如何处理。然后用这些界限把同一文件再登记一次：规则不变，预算池不变，不产生支出。之后请把新数据集授予用户。</translation>
    </message>
</context>
<context>
    <name>GaugeCard</name>
    <message>
        <source>Change this pool</source>
        <translation>更改此预算池</translation>
    </message>
    <message>
        <source>Change the pool of {name}</source>
        <translation>更改 {name} 的预算池</translation>
    </message>
</context>
<context>
    <name>GaugeStrip</name>
    <message>
        <source>Pools</source>
        <translation>预算池</translation>
    </message>
</context>
<context>
    <name>GrantDatasetDialog</name>
    <message>
        <source>{name} may then ask for synthetic tables of it, within all limits.</source>
        <translation>之后 {name} 可在所有上限之内请求它的合成表。</translation>
    </message>
    <message>
        <source>Allow a dataset</source>
        <translation>允许使用数据集</translation>
    </message>
    <message>
        <source>Allow Dataset</source>
        <translation>允许数据集</translation>
    </message>
    <message>
        <source>&amp;Dataset</source>
        <translation>数据集(&amp;D)</translation>
    </message>
</context>
<context>
    <name>GroupDialog</name>
    <message>
        <source>Group the values of {name}</source>
        <translation>为 {name} 的值分组</translation>
    </message>
    <message>
        <source>Ticked values count as one. The map is public, like the list of values: make it from what anyone could know, such as the chapters of a code book.</source>
        <translation>勾选的值算作一个。此对应关系与值的列表一样是公开的：请依据任何人都能知道的内容，例如编码本的章节。</translation>
    </message>
    <message>
        <source>Find a value</source>
        <translation>查找值</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值的个数</translation>
    </message>
    <message>
        <source>&amp;Tick Rare</source>
        <translation>勾选罕见值(&amp;T)</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>Take Apart</source>
        <translation>拆开</translation>
    </message>
    <message>
        <source>for example other</source>
        <translation>例如“其他”</translation>
    </message>
    <message>
        <source>The counts are exact: only you see them.</source>
        <translation>计数是精确的：只有您能看到。</translation>
    </message>
    <message>
        <source>&amp;Rarer than</source>
        <translation>少于(&amp;R)</translation>
    </message>
    <message>
        <source>They &amp;count as</source>
        <translation>它们算作(&amp;C)</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>{value}  –  {count}</source>
        <translation>{value}  –  {count}</translation>
    </message>
    <message>
        <source>Ticked: {count}</source>
        <translation>已勾选：{count}</translation>
    </message>
</context>
<context>
    <name>HeatMap</name>
    <message>
        <source>% of people</source>
        <translation>占人数的 %</translation>
    </message>
</context>
<context>
    <name>HeatMaps</name>
    <message>
        <source>Measured, noisy</source>
        <translation>含噪测量</translation>
    </message>
    <message>
        <source>Synthetic</source>
        <translation>合成</translation>
    </message>
    <message>
        <source>{name}, measured, noisy</source>
        <translation>{name}，含噪测量</translation>
    </message>
    <message>
        <source>{name}, synthetic</source>
        <translation>{name}，合成</translation>
    </message>
    <message>
        <source>Synthetic. These columns were not measured together.</source>
        <translation>合成。这些列没有一起测量。</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>帮助页面</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页面</translation>
    </message>
</context>
<context>
    <name>ImportAssistant</name>
    <message>
        <source>Import data</source>
        <translation>导入数据</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>请稍候</translation>
    </message>
    <message>
        <source>Choose another file to go on</source>
        <translation>请选择其他文件再继续</translation>
    </message>
    <message>
        <source>Reading the file</source>
        <translation>正在读取文件</translation>
    </message>
    <message>
        <source>Registering the dataset</source>
        <translation>正在登记数据集</translation>
    </message>
    <message>
        <source>Re&amp;gister Dataset</source>
        <translation>登记数据集(&amp;G)</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>下一步(&amp;X)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>ImportDraft</name>
    <message>
        <source>The cells of this column are not of that type.</source>
        <translation>这一列的单元格不是这种类型。</translation>
    </message>
</context>
<context>
    <name>ImportSteps</name>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Columns and public domain</source>
        <translation>列与公开值域</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>隐私</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>核对</translation>
    </message>
    <message>
        <source>Pool, limits, rows per person</source>
        <translation>预算池、上限、每人行数</translation>
    </message>
    <message>
        <source>Nothing is registered before this</source>
        <translation>在此之前不登记任何内容</translation>
    </message>
    <message>
        <source>Not read yet</source>
        <translation>尚未读取</translation>
    </message>
    <message>
        <source>1 row in the file, 1 row read</source>
        <translation>文件中 1 行，读取 1 行</translation>
    </message>
    <message>
        <source>{count} rows in the file, {count} rows read</source>
        <translation>文件中 {count} 行，读取 {count} 行</translation>
    </message>
    <message>
        <source>1 column to confirm</source>
        <translation>1 列待确认</translation>
    </message>
    <message>
        <source>{inferred} of {count} columns to confirm</source>
        <translation>{count} 列中有 {inferred} 列待确认</translation>
    </message>
    <message>
        <source>Which values are possible</source>
        <translation>哪些值是可能的</translation>
    </message>
    <message>
        <source>All confirmed</source>
        <translation>全部已确认</translation>
    </message>
    <message>
        <source>What can never be; may stay empty</source>
        <translation>不可能出现的情况；可以留空</translation>
    </message>
    <message>
        <source>Rules: {count}</source>
        <translation>规则：{count}</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>Copy or save</source>
        <translation>复制或保存</translation>
    </message>
    <message>
        <source>&amp;Copy Row</source>
        <translation>复制行(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;All Rows</source>
        <translation>复制所有行(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Save as CSV…</source>
        <translation>另存为 CSV(&amp;S)…</translation>
    </message>
    <message>
        <source>Copy &amp;Picture</source>
        <translation>复制图片(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Copy Data</source>
        <translation>复制数据(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save Picture…</source>
        <translation>保存图片(&amp;S)…</translation>
    </message>
    <message>
        <source>Save &amp;Data as CSV…</source>
        <translation>将数据保存为 CSV(&amp;D)…</translation>
    </message>
</context>
<context>
    <name>Kept</name>
    <message>
        <source>The names that you typed are kept.</source>
        <translation>您输入的名称已保留。</translation>
    </message>
    <message>
        <source>The first row names the columns now; names that you typed come back without it.</source>
        <translation>现在由首行给出列名；取消首行列名后，您输入的名称会恢复。</translation>
    </message>
    <message>
        <source>1 column is as you left it.</source>
        <translation>1 列保持您之前的设置。</translation>
    </message>
    <message>
        <source>{count} columns are as you left them.</source>
        <translation>{count} 列保持您之前的设置。</translation>
    </message>
    <message>
        <source>Read differently now, so look at them again: {names}.</source>
        <translation>现在读法不同，请重新查看：{names}。</translation>
    </message>
    <message>
        <source>{names} and {count} more</source>
        <translation>{names} 等另外 {count} 列</translation>
    </message>
</context>
<context>
    <name>KnownNote</name>
    <message>
        <source>These rows are registered already, as {name}: one pool counts for both, and cannot be changed here. {left}</source>
        <translation>这些行已登记为 {name}：一个预算池同时计入两者，在此不能更改。{left}</translation>
    </message>
    <message>
        <source>One pool counts for both: that of {name}. {left}</source>
        <translation>两者共用一个预算池：{name} 的预算池。{left}</translation>
    </message>
    <message>
        <source>Much the same rows are registered already, as {names}. Before the last step you are asked whether these are the same people: then that pool counts, and what you type here does not. {left}</source>
        <translation>大致相同的行已登记为 {names}。最后一步之前会询问是否为相同的人员：若是，则使用该预算池，此处输入的内容不使用。{left}</translation>
    </message>
    <message>
        <source> and </source>
        <translation> 和 </translation>
    </message>
    <message>
        <source>The pool of {name} is closed.</source>
        <translation>{name} 的预算池已关闭。</translation>
    </message>
    <message>
        <source>Nothing is left of the pool of {name}.</source>
        <translation>{name} 的预算池已用尽。</translation>
    </message>
    <message>
        <source>Of the pool of {name}, {share} is left; that allows {allowed}.</source>
        <translation>{name} 的预算池剩余 {share}；允许 {allowed}。</translation>
    </message>
</context>
<context>
    <name>LastWorkspace</name>
    <message>
        <source>Folder: {folder}</source>
        <translation>文件夹：{folder}</translation>
    </message>
    <message>
        <source>Last used: {time}</source>
        <translation>上次使用：{time}</translation>
    </message>
    <message>
        <source>Go on with {name}</source>
        <translation>继续使用 {name}</translation>
    </message>
    <message>
        <source>{name} is not where it was</source>
        <translation>{name} 已不在原处</translation>
    </message>
    <message>
        <source>If it was moved or renamed, open it where it lies now. If it is lost, put back a backup.</source>
        <translation>如果它被移动或改名，请在现在的位置打开。如果已丢失，请放回备份。</translation>
    </message>
</context>
<context>
    <name>LeaveImportDialog</name>
    <message>
        <source>Leave the import?</source>
        <translation>离开导入？</translation>
    </message>
    <message>
        <source>Nothing is registered, and the domains that you confirmed here are not kept.</source>
        <translation>不登记任何内容，在此确认的值域也不保留。</translation>
    </message>
    <message>
        <source>Leave Import</source>
        <translation>离开导入</translation>
    </message>
    <message>
        <source>Stay in the Import</source>
        <translation>留在导入</translation>
    </message>
</context>
<context>
    <name>LeftOutForm</name>
    <message>
        <source>This column is left out: nothing of it is counted or made synthetic.</source>
        <translation>此列未纳入：其内容不会被统计，也不会被合成。</translation>
    </message>
    <message>
        <source>for example P-0001</source>
        <translation>例如 P-0001</translation>
    </message>
    <message>
        <source>&amp;First number</source>
        <translation>起始编号(&amp;F)</translation>
    </message>
    <message>
        <source>In the &amp;synthetic table</source>
        <translation>在合成表中(&amp;S)</translation>
    </message>
    <message>
        <source>Keep it, with empty cells</source>
        <translation>保留，单元格为空</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>去掉</translation>
    </message>
    <message>
        <source>Number the rows anew</source>
        <translation>重新给行编号</translation>
    </message>
    <message>
        <source>Write the same value everywhere</source>
        <translation>各处写同一个值</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>Legend</source>
        <translation>图例</translation>
    </message>
</context>
<context>
    <name>LimitBars</name>
    <message>
        <source>Limits</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>ε at {delta}</source>
        <translation>ε，{delta}</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无上限</translation>
    </message>
    <message>
        <source>Asked and granted {amount}</source>
        <translation>请求并批准 {amount}</translation>
    </message>
    <message>
        <source>Granted {amount}</source>
        <translation>批准 {amount}</translation>
    </message>
    <message>
        <source>Asked and needed {amount}</source>
        <translation>申请并需要 {amount}</translation>
    </message>
    <message>
        <source>Needed {amount}</source>
        <translation>需要 {amount}</translation>
    </message>
    <message>
        <source>Asked {amount}</source>
        <translation>请求 {amount}</translation>
    </message>
    <message>
        <source>Less than needed</source>
        <translation>低于所需</translation>
    </message>
    <message>
        <source>Lowest: decides</source>
        <translation>最低：由它决定</translation>
    </message>
    <message>
        <source>, lowest: decides</source>
        <translation>，最低：由它决定</translation>
    </message>
    <message>
        <source>, less than needed</source>
        <translation>，少于所需</translation>
    </message>
    <message>
        <source>All at {delta}</source>
        <translation>均为 {delta}</translation>
    </message>
</context>
<context>
    <name>LiveErrors</name>
    <message>
        <source>Expected error of your queries</source>
        <translation>您的查询的预期误差</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>第 {number} 轮</translation>
    </message>
    <message>
        <source>Forecast {error}</source>
        <translation>预测 {error}</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现在</translation>
    </message>
    <message numerus="yes">
        <source>and %n closer</source>
        <translation>
            <numerusform>另有 %n 个更精确</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} {error} points</source>
        <translation>{name} {error} 个百分点</translation>
    </message>
</context>
<context>
    <name>LoadSetDialog</name>
    <message>
        <source>Sets of interest queries</source>
        <translation>关注查询组</translation>
    </message>
    <message>
        <source>Sets that {name} saved for this dataset. The set replaces what is chosen now.</source>
        <translation>{name} 为此数据集保存的查询组。所选的组会替换当前选择。</translation>
    </message>
    <message>
        <source>Save Current Choice…</source>
        <translation>保存当前选择…</translation>
    </message>
    <message>
        <source>Load Set</source>
        <translation>载入组</translation>
    </message>
    <message>
        <source>There is none yet.</source>
        <translation>还没有。</translation>
    </message>
</context>
<context>
    <name>LossesModel</name>
    <message>
        <source>Pool</source>
        <translation>预算池</translation>
    </message>
    <message>
        <source>Spent here</source>
        <translation>此处已支出</translation>
    </message>
    <message>
        <source>Counts as spent</source>
        <translation>视为已支出</translation>
    </message>
    <message>
        <source>Left then</source>
        <translation>届时剩余</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Not in this copy: any new one may be it</source>
        <translation>不在此副本中：任何新数据集都可能是它</translation>
    </message>
    <message>
        <source>Not in this copy: charged when it is added again</source>
        <translation>不在此副本中：重新添加时计入</translation>
    </message>
    <message>
        <source>Nothing proves it: the rest is lost</source>
        <translation>没有证据：剩余部分作废</translation>
    </message>
    <message>
        <source>Proven by a receipt or package</source>
        <translation>有回执或发布包为证</translation>
    </message>
    <message>
        <source>As this copy says</source>
        <translation>以此副本为准</translation>
    </message>
    <message>
        <source>A dataset</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Dataset {name}</source>
        <translation>数据集 {name}</translation>
    </message>
    <message>
        <source>User {name}</source>
        <translation>用户 {name}</translation>
    </message>
</context>
<context>
    <name>LowerLimitDialog</name>
    <message>
        <source>Set a limit for {name}</source>
        <translation>为 {name} 设置上限</translation>
    </message>
    <message>
        <source>Lower the limit of {name}</source>
        <translation>降低 {name} 的上限</translation>
    </message>
    <message>
        <source>Lower for Good</source>
        <translation>永久降低</translation>
    </message>
    <message>
        <source>Set for Good</source>
        <translation>永久设置</translation>
    </message>
    <message>
        <source>At &amp;most in one request</source>
        <translation>单次请求最多(&amp;M)</translation>
    </message>
    <message>
        <source>{name} has no such limit yet. A limit can never be raised again.</source>
        <translation>{name} 还没有这种上限。上限永远不能再提高。</translation>
    </message>
    <message>
        <source>Now {name} may spend {limit} at {delta}. A limit can never be raised again.</source>
        <translation>现在 {name} 可支出 {limit}，{delta}。上限永远不能再提高。</translation>
    </message>
</context>
<context>
    <name>LowerPoolDialog</name>
    <message>
        <source>Make a pool smaller</source>
        <translation>缩小预算池</translation>
    </message>
    <message>
        <source>Make Smaller for Good</source>
        <translation>永久缩小</translation>
    </message>
    <message>
        <source>&amp;New size of the whole pool</source>
        <translation>整个预算池的新大小(&amp;N)</translation>
    </message>
    <message>
        <source>This is final. The pool holds {total} now; {share} of it is spent. The smallest size that it can have is {spent}. It can never be made larger again.</source>
        <translation>此操作不可撤销。预算池现有 {total}，其中 {share} 已支出。最小可改为 {spent}，之后不能再改大。</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Making the demo workspace</source>
        <translation>正在建立演示工作区</translation>
    </message>
    <message>
        <source>No workspace</source>
        <translation>没有工作区</translation>
    </message>
    <message>
        <source>CuSyn Desktop</source>
        <translation>CuSyn Desktop</translation>
    </message>
    <message>
        <source>{name}, empty</source>
        <translation>{name}，空</translation>
    </message>
    <message>
        <source>{name} – CuSyn Desktop</source>
        <translation>{name} – CuSyn Desktop</translation>
    </message>
    <message>
        <source>Checking the chain</source>
        <translation>正在检查链</translation>
    </message>
</context>
<context>
    <name>MarkDialog</name>
    <message>
        <source>This workspace’s mark</source>
        <translation>本工作区的标记</translation>
    </message>
    <message>
        <source>A small file outside the workspace holds the number and the fingerprint of its newest entry, and what is spent. It tells an old copy from the newest one.</source>
        <translation>工作区之外的一个小文件保存其最新条目的编号和指纹，以及已支出的数额。它可将旧副本与最新副本区分开来。</translation>
    </message>
    <message>
        <source>&amp;File of the mark</source>
        <translation>标记文件(&amp;F)</translation>
    </message>
    <message>
        <source>Newest &amp;entry</source>
        <translation>最新条目(&amp;E)</translation>
    </message>
    <message>
        <source>Its fin&amp;gerprint</source>
        <translation>其指纹(&amp;G)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>The workspace fits its mark: it is the newest copy known here.</source>
        <translation>工作区与其标记相符：它是此处已知的最新副本。</translation>
    </message>
    <message>
        <source>The mark is newer: the open file is an older copy.</source>
        <translation>标记更新：打开的文件是旧副本。</translation>
    </message>
    <message>
        <source>The open file has another history than the mark knows.</source>
        <translation>打开的文件的历史与标记所知的不同。</translation>
    </message>
    <message>
        <source>This computer keeps no mark of the workspace.</source>
        <translation>本计算机没有此工作区的标记。</translation>
    </message>
</context>
<context>
    <name>MeaningCard</name>
    <message>
        <source>What the spent budget means</source>
        <translation>已支出的预算意味着什么</translation>
    </message>
    <message>
        <source>Nothing is spent yet, so there is no release to learn from.</source>
        <translation>尚未支出，因此没有可供推断的发布。</translation>
    </message>
    <message>
        <source>The bound may fail in at most 1 of {count} cases ({delta}).</source>
        <translation>此界限失效的概率至多为 1/{count}（{delta}）。</translation>
    </message>
    <message>
        <source>Someone who reads all releases can shift the odds of a guess about one person by a factor of at most &lt;b&gt;{odds}&lt;/b&gt;: a guess held {before} likely can become at most {after} likely.</source>
        <translation>读到所有发布的人，最多能把关于某一个人的猜测的胜算改变 &lt;b&gt;{odds}&lt;/b&gt; 倍：可信度为 {before} 的猜测最多变为 {after}。</translation>
    </message>
    <message>
        <source>There is no useful bound left for a single person.</source>
        <translation>对单个人已没有有用的界限。</translation>
    </message>
    <message>
        <source>For a family of {size} together there is no useful bound left.</source>
        <translation>对 {size} 口之家整体已没有有用的界限。</translation>
    </message>
    <message>
        <source>Where 10% becomes more than 99%, the bound is of no use.</source>
        <translation>当 10% 变为超过 99% 时，此界限已无用处。</translation>
    </message>
    <message>
        <source>A guess about a family of {size}, all together. For each of them alone the lines above hold.</source>
        <translation>对一家 {size} 口整体的猜测；对其中每个人单独而言，以上各行成立。</translation>
    </message>
    <message>
        <source>The plan, {epsilon}</source>
        <translation>计划，{epsilon}</translation>
    </message>
    <message>
        <source>Spent so far, {epsilon}</source>
        <translation>至今已支出，{epsilon}</translation>
    </message>
    <message>
        <source>Whole pool, {epsilon}</source>
        <translation>整个预算池，{epsilon}</translation>
    </message>
    <message>
        <source>Family of {size}, {epsilon}</source>
        <translation>{size} 口之家，{epsilon}</translation>
    </message>
    <message>
        <source>Odds × e&lt;sup&gt;ε&lt;/sup&gt;</source>
        <translation>胜算 × e&lt;sup&gt;ε&lt;/sup&gt;</translation>
    </message>
    <message>
        <source>10% becomes at most</source>
        <translation>10% 最多变为</translation>
    </message>
</context>
<context>
    <name>MeasuredModel</name>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>What the noisy measurement was made for</source>
        <translation>此次带噪测量的目的</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>单元格</translation>
    </message>
    <message>
        <source>One cell for each combination of the columns’ values</source>
        <translation>各列取值的每种组合对应一个单元</translation>
    </message>
    <message>
        <source>Noise, people</source>
        <translation>噪声（人）</translation>
    </message>
    <message>
        <source>How far the noise usually moves each cell, in people</source>
        <translation>噪声通常使每个单元偏移的人数</translation>
    </message>
    <message>
        <source>Share of the grant</source>
        <translation>占批准额</translation>
    </message>
    <message>
        <source>How much of the granted budget this measurement took</source>
        <translation>此次测量占用了多少获批预算</translation>
    </message>
    <message>
        <source>Your interest query</source>
        <translation>您的关注查询</translation>
    </message>
    <message>
        <source>Was furthest off</source>
        <translation>偏差最大</translation>
    </message>
    <message>
        <source>Each column once</source>
        <translation>每列一次</translation>
    </message>
    <message>
        <source>From an earlier release</source>
        <translation>来自之前的发布</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Workspace</source>
        <translation>工作区(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>打开最近的(&amp;R)</translation>
    </message>
    <message>
        <source>Nothing opened yet</source>
        <translation>还没有打开过</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>This cannot be done</source>
        <translation>无法这样做</translation>
    </message>
    <message>
        <source>This is a fault of the program, not yours. What was spent before is in the ledger. Where it happened stands in a log without any data: send {file} to whoever looks after the program.</source>
        <translation>这是程序的错误，不是您的错误。此前的支出都已记入账本。出错位置写在不含任何数据的日志中：请把 {file} 发给维护本程序的人。</translation>
    </message>
    <message>
        <source>Something unexpected happened</source>
        <translation>发生了意外情况</translation>
    </message>
    <message>
        <source>The workspace was changed from outside</source>
        <translation>工作区被外部改动</translation>
    </message>
    <message>
        <source>A newer version wrote this workspace</source>
        <translation>此工作区由更新的版本写成</translation>
    </message>
    <message>
        <source>The workspace cannot be used</source>
        <translation>无法使用此工作区</translation>
    </message>
    <message>
        <source>This needs too large a model</source>
        <translation>所需模型过大</translation>
    </message>
    <message>
        <source>Nothing was spent</source>
        <translation>没有支出</translation>
    </message>
    <message>
        <source>You are not signed in</source>
        <translation>您没有登录</translation>
    </message>
    <message>
        <source>Your role does not allow this</source>
        <translation>您的角色不允许此操作</translation>
    </message>
    <message>
        <source>This cannot be used</source>
        <translation>无法使用</translation>
    </message>
    <message>
        <source>Reading and checking still work; nothing can be spent until this is settled.</source>
        <translation>仍可读取和检查；在问题解决之前不能支出。</translation>
    </message>
    <message>
        <source>This is an older copy of the workspace</source>
        <translation>这是工作区的旧副本</translation>
    </message>
    <message>
        <source>This computer has seen later entries, and what they spent would be forgotten.</source>
        <translation>这台计算机见过更晚的条目，其支出会被遗忘。</translation>
    </message>
    <message>
        <source>This is another copy of the workspace</source>
        <translation>这是工作区的另一个副本</translation>
    </message>
    <message>
        <source>It does not hold the newest entry that this computer saw.</source>
        <translation>其中没有这台计算机见过的最新条目。</translation>
    </message>
    <message>
        <source>This computer does not know the workspace</source>
        <translation>这台计算机不认识此工作区</translation>
    </message>
    <message>
        <source>Nobody can tell whether this is its newest copy. If it was moved here, bring its mark from the other computer: see Moving to Another Computer in the help.</source>
        <translation>无人能判断这是否最新副本。如果它是从另一台计算机移来的，请把那里的标记一并带来：见帮助中的“移到另一台计算机”。</translation>
    </message>
    <message>
        <source>This copy has no accounts, so it opened without a sign-in, for the custodian.</source>
        <translation>此副本没有账户，因此未经登录即以数据保管人身份打开。</translation>
    </message>
    <message>
        <source>{names} was interrupted</source>
        <translation>{names} 被中断</translation>
    </message>
    <message>
        <source>{names} were interrupted</source>
        <translation>{names} 被中断</translation>
    </message>
    <message>
        <source>No table was made. What was spent stays spent, because the data was open.</source>
        <translation>没有生成表。由于数据已打开，已支出的仍算支出。</translation>
    </message>
</context>
<context>
    <name>NameColumnsDialog</name>
    <message>
        <source>Name columns</source>
        <translation>命名各列</translation>
    </message>
    <message>
        <source>The file has no line of names. Type or paste one name a line, in the order of the columns. Pages, releases and the data dictionary use them; the synthetic file has no line of names either.</source>
        <translation>文件没有列名行。请按列的顺序输入或粘贴名称，每行一个。各页面、发布和数据字典都会使用这些名称；合成文件同样没有列名行。</translation>
    </message>
    <message>
        <source>&amp;Names</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>Use These Names</source>
        <translation>使用这些名称</translation>
    </message>
</context>
<context>
    <name>NewPassphrase</name>
    <message>
        <source>At least 12 characters. Nobody can get a forgotten one back.</source>
        <translation>至少 12 个字符。忘记的口令无法找回。</translation>
    </message>
    <message>
        <source>&amp;Passphrase</source>
        <translation>口令(&amp;P)</translation>
    </message>
    <message>
        <source>The same &amp;again</source>
        <translation>再次输入(&amp;A)</translation>
    </message>
    <message>
        <source>These are two different passphrases.</source>
        <translation>两次输入的口令不同。</translation>
    </message>
</context>
<context>
    <name>NewUserDialog</name>
    <message>
        <source>New user</source>
        <translation>新用户</translation>
    </message>
    <message>
        <source>Somebody who receives synthetic tables. Limits can be lowered later, never raised.</source>
        <translation>接收合成表的人。上限以后可以降低，不能提高。</translation>
    </message>
    <message>
        <source>May ask for every dataset, later ones too</source>
        <translation>可请求每个数据集，包括以后的</translation>
    </message>
    <message>
        <source>Add User</source>
        <translation>添加用户</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>姓名或名称(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Whole pool</source>
        <translation>整个预算池(&amp;W)</translation>
    </message>
    <message>
        <source>at &amp;δ</source>
        <translation>&amp;δ</translation>
    </message>
    <message>
        <source>At &amp;most</source>
        <translation>最多(&amp;M)</translation>
    </message>
    <message>
        <source>A &amp;pool of their own</source>
        <translation>单独的预算池(&amp;P)</translation>
    </message>
    <message>
        <source>For all their requests together. It is never refilled. δ is the rare case in which the promise may fail: leave it as it is if unsure.</source>
        <translation>用于其全部请求，永不补充。δ 是承诺可能失效的罕见情形：不确定时保持不变。</translation>
    </message>
    <message>
        <source>A limit for one &amp;request</source>
        <translation>单次请求上限(&amp;R)</translation>
    </message>
    <message>
        <source>Whoever asks for more is offered this much.</source>
        <translation>请求更多的人会被提供这个数额。</translation>
    </message>
</context>
<context>
    <name>NewWorkspaceDialog</name>
    <message>
        <source>New workspace</source>
        <translation>新建工作区</translation>
    </message>
    <message>
        <source>A workspace is one file. It keeps budgets, users, requests, synthetic tables and the audit log. Your own tables stay in their files.</source>
        <translation>工作区是一个文件，保存预算、用户、请求、合成表和审计日志。您自己的表仍留在各自的文件中。</translation>
    </message>
    <message>
        <source>&amp;Encrypt the file with a passphrase</source>
        <translation>用口令加密此文件(&amp;E)</translation>
    </message>
    <message>
        <source>Make Workspace</source>
        <translation>新建工作区</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>A copy, a backup or a lost disk then tells nothing to whoever finds it.</source>
        <translation>这样，副本、备份或丢失的磁盘不会向拾得者透露任何内容。</translation>
    </message>
    <message>
        <source>Not possible here: SQLCipher, which does it, is not installed on this computer.</source>
        <translation>此处无法加密：这台计算机没有安装所需的 SQLCipher。</translation>
    </message>
    <message>
        <source>Nobody can recover this passphrase. Without it everything in the file is lost, and with it the record of what was spent. Keep it where you will find it.</source>
        <translation>没有人能恢复此口令。没有它，文件中的一切都会丧失，包括支出记录。请保存在您找得到的地方。</translation>
    </message>
    <message>
        <source>Name the file.</source>
        <translation>请给出文件名。</translation>
    </message>
    <message>
        <source>workspace</source>
        <comment>name of a file</comment>
        <translation>工作区</translation>
    </message>
</context>
<context>
    <name>NotesCard</name>
    <message>
        <source>Worth a look</source>
        <translation>值得一看</translation>
    </message>
    <message numerus="yes">
        <source>%Ln notes</source>
        <translation>
            <numerusform>%Ln 条提示</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was noticed about these columns.</source>
        <translation>这些列没有值得注意之处。</translation>
    </message>
    <message>
        <source>{count} more: a sign stands beside the name of each such column.</source>
        <translation>另外 {count} 条：每个相关列的名称旁都有标志。</translation>
    </message>
    <message>
        <source>{name} looks like an identifier</source>
        <translation>{name} 看起来是标识符</translation>
    </message>
    <message>
        <source>{name} is free text</source>
        <translation>{name} 是自由文本</translation>
    </message>
    <message>
        <source>{name} has one value only</source>
        <translation>{name} 只有一个值</translation>
    </message>
    <message>
        <source>{name} is empty</source>
        <translation>{name} 为空</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Leave Out</source>
        <translation>不纳入</translation>
    </message>
</context>
<context>
    <name>NumberForm</name>
    <message>
        <source>&amp;Smallest</source>
        <translation>最小值(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Largest</source>
        <translation>最大值(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Grouped</source>
        <translation>分组(&amp;G)</translation>
    </message>
    <message>
        <source>Width of a gr&amp;oup</source>
        <translation>组宽(&amp;O)</translation>
    </message>
    <message>
        <source>Groups sta&amp;rt at</source>
        <translation>分组起点(&amp;R)</translation>
    </message>
    <message>
        <source>Each number</source>
        <translation>每个数字</translation>
    </message>
    <message>
        <source>Equal width</source>
        <translation>等宽</translation>
    </message>
    <message>
        <source>Own limits</source>
        <translation>自定界限</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>Open the Other</source>
        <translation>打开另一个</translation>
    </message>
    <message>
        <source>Make a New One</source>
        <translation>新建</translation>
    </message>
    <message>
        <source>Open the Demo</source>
        <translation>打开演示</translation>
    </message>
    <message>
        <source>Close and Lose It</source>
        <translation>关闭并丢弃</translation>
    </message>
    <message>
        <source>Leave this request?</source>
        <translation>要离开此请求吗？</translation>
    </message>
    <message>
        <source>Keep Working</source>
        <translation>继续编辑</translation>
    </message>
</context>
<context>
    <name>OutsideForm</name>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>One more text that counts as missing</source>
        <translation>另一个视为缺失的文本</translation>
    </message>
    <message>
        <source>Counts as &amp;missing</source>
        <translation>视为缺失(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Values outside</source>
        <translation>范围外的值(&amp;V)</translation>
    </message>
    <message>
        <source>Count as missing</source>
        <translation>视为缺失</translation>
    </message>
    <message>
        <source>Put into “{other}”</source>
        <translation>归入“{other}”</translation>
    </message>
    <message>
        <source>Count as the first value</source>
        <translation>视为第一个值</translation>
    </message>
    <message>
        <source>None: every value has to be listed</source>
        <translation>无：每个值都必须列出</translation>
    </message>
    <message>
        <source>Move to the nearest limit</source>
        <translation>移到最近的界限</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
</context>
<context>
    <name>PackageCheckedDialog</name>
    <message>
        <source>Release package {name}</source>
        <translation>发布包 {name}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Every file is as it was exported from this workspace, and the log still has all that the package has seen.</source>
        <translation>每个文件都与从本工作区导出时一致，日志中仍有发布包所见过的全部内容。</translation>
    </message>
    <message>
        <source>Nothing speaks against the package, but the log has lost what would prove it: an older copy of the workspace was accepted.</source>
        <translation>没有发现发布包有问题，但日志已失去可以证明它的内容：曾接受过工作区的旧副本。</translation>
    </message>
    <message>
        <source>A file of the package was changed, is missing, or was put in afterwards.</source>
        <translation>发布包中有文件被改动、缺失或事后加入。</translation>
    </message>
    <message>
        <source>It comes from another workspace.</source>
        <translation>它来自另一个工作区。</translation>
    </message>
    <message>
        <source>Its privacy statement was changed, or cannot be read.</source>
        <translation>其隐私声明被改动或无法读取。</translation>
    </message>
    <message>
        <source>The log does not have the entry that the package has seen.</source>
        <translation>日志中没有发布包所见过的条目。</translation>
    </message>
    <message>
        <source>The pools had spent another amount than the package says.</source>
        <translation>预算池当时的支出与发布包所述不同。</translation>
    </message>
    <message>
        <source>The release is another one than the package says.</source>
        <translation>发布与发布包所述不同。</translation>
    </message>
    <message>
        <source>Do not use this package before its origin is clear.</source>
        <translation>在来源查明之前，请勿使用此发布包。</translation>
    </message>
</context>
<context>
    <name>PairCard</name>
    <message>
        <source>Two columns</source>
        <translation>两列</translation>
    </message>
    <message>
        <source>As Dots</source>
        <translation>以点显示</translation>
    </message>
    <message>
        <source>Synthetic against measured, a dot for each cell, or two tables</source>
        <translation>合成与测量对比，每格一点，或显示两张表</translation>
    </message>
    <message>
        <source>% of people. Down: {rows}. Across: {columns}, from the left {values}</source>
        <translation>人数百分比。纵向：{rows}。横向：{columns}，从左起 {values}</translation>
    </message>
    <message>
        <source>As Table</source>
        <translation>显示为表格</translation>
    </message>
    <message>
        <source>% of people. Up: synthetic. Across: measured. Point at a dot for its values.</source>
        <translation>人数百分比。纵轴：合成。横轴：测量。指向圆点可查看其数值。</translation>
    </message>
</context>
<context>
    <name>PairMatrix</name>
    <message>
        <source>Interest queries</source>
        <translation>关注查询</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells</source>
        <translation>
            <numerusform>%Ln 个单元格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{a} {times} {b} = %Ln cells</source>
        <translation>
            <numerusform>{a} {times} {b} = %Ln 个单元格</numerusform>
        </translation>
    </message>
    <message>
        <source>known to {error} points from earlier releases</source>
        <translation>由之前的发布已知到 {error} 个百分点</translation>
    </message>
    <message>
        <source>not chosen</source>
        <translation>未选</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>已选</translation>
    </message>
    <message>
        <source>part of a query with three columns</source>
        <translation>三列查询的一部分</translation>
    </message>
</context>
<context>
    <name>PairPicker</name>
    <message>
        <source>Find columns</source>
        <translation>查找列</translation>
    </message>
    <message>
        <source>One word, or several with commas between: age, income</source>
        <translation>一个词，或以逗号分隔的多个词：age, income</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>已选</translation>
    </message>
    <message>
        <source>Part of a query with three columns</source>
        <translation>三列查询的一部分</translation>
    </message>
    <message>
        <source>Circle: one column alone</source>
        <translation>圆圈：单独一列</translation>
    </message>
    <message>
        <source>Known from earlier releases: the stronger the colour, the closer</source>
        <translation>已由之前的发布得知：颜色越强越准确</translation>
    </message>
    <message>
        <source>Known so far: {error} points</source>
        <translation>目前已知：{error} 个百分点</translation>
    </message>
    <message>
        <source>Expected: {error} points</source>
        <translation>预期：{error} 个百分点</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Pool of the dataset {name}</source>
        <translation>数据集 {name} 的预算池</translation>
    </message>
    <message>
        <source>Pool of the user {name}</source>
        <translation>用户 {name} 的预算池</translation>
    </message>
    <message>
        <source>{title}, continued</source>
        <translation>{title}（续）</translation>
    </message>
    <message>
        <source>Pool of {count} datasets</source>
        <translation>{count} 个数据集的预算池</translation>
    </message>
    <message>
        <source>{size} in all. Every ε here is at {delta}; shares add up, ε values do not.</source>
        <translation>共 {size}。此处的 ε 均对应 {delta}；份额可以相加，ε 值不能。</translation>
    </message>
    <message>
        <source>{share} spent</source>
        <translation>已支出 {share}</translation>
    </message>
    <message>
        <source>CuSyn Desktop {version}, workspace {name}</source>
        <translation>CuSyn Desktop {version}，工作区 {name}</translation>
    </message>
    <message>
        <source>{share} left, which allows {allowed}</source>
        <translation>剩余 {share}，允许 {allowed}</translation>
    </message>
    <message>
        <source>Closed: nothing more is spent from it.</source>
        <translation>已关闭：不再从中支出。</translation>
    </message>
    <message>
        <source>Remaining budget</source>
        <translation>剩余预算</translation>
    </message>
    <message>
        <source>Nothing is spent yet.</source>
        <translation>尚未支出。</translation>
    </message>
    <message>
        <source>Verified {time}, 1 entry</source>
        <translation>{time} 已验证，1 个条目</translation>
    </message>
    <message>
        <source>Verified {time}, {count} entries</source>
        <translation>{time} 已验证，{count} 个条目</translation>
    </message>
    <message>
        <source>Receipt {code}, entry {entry} of the log, with the fingerprint</source>
        <translation>回执 {code}，日志条目 {entry}，指纹为</translation>
    </message>
    <message>
        <source>Sheet {number} of {count}</source>
        <translation>第 {number} 页，共 {count} 页</translation>
    </message>
    <message>
        <source>Place and date</source>
        <translation>地点和日期</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>签名</translation>
    </message>
    <message>
        <source>{names}. {size} in all, every ε at {delta}.</source>
        <translation>{names}。共 {size}，所有 ε 均按 {delta}。</translation>
    </message>
    <message>
        <source>bounds of {column}, {whose}</source>
        <translation>{column} 的界限，{whose}</translation>
    </message>
    <message>
        <source>Spend</source>
        <translation>支出</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>User</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Granted ε</source>
        <translation>批准的 ε</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>份额</translation>
    </message>
    <message>
        <source>Left after</source>
        <translation>之后剩余</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
</context>
<context>
    <name>PassphraseDialog</name>
    <message>
        <source>New passphrase for {name}</source>
        <translation>{name} 的新口令</translation>
    </message>
    <message>
        <source>It counts at the next sign-in, which follows at once if the account is yours.</source>
        <translation>从下次登录起生效；如果是您自己的账户，随即需要登录。</translation>
    </message>
    <message>
        <source>Set Passphrase</source>
        <translation>设置口令</translation>
    </message>
</context>
<context>
    <name>PathField</name>
    <message>
        <source>C&amp;hoose…</source>
        <translation>选择(&amp;H)…</translation>
    </message>
</context>
<context>
    <name>PeopleChoice</name>
    <message>
        <source>please choose</source>
        <translation>请选择</translation>
    </message>
    <message>
        <source>Wh&amp;ose people</source>
        <translation>涉及的人(&amp;O)</translation>
    </message>
    <message>
        <source>Choose a dataset if anybody in it may be in this table, too, as in a part of it or in a later survey. One pool then counts for both.</source>
        <translation>如果某个数据集中的人也可能出现在这张表中（例如其中的一部分，或后来的调查），请选择它。两者将共用一个预算池。</translation>
    </message>
    <message>
        <source>This table has the columns of {names}. Choose that dataset if anybody in it may be in this table, too: one pool then counts for both. Your answer is written into the audit log.</source>
        <translation>这张表的列与 {names} 相同。如果该数据集中的人也可能出现在这张表中，请选择它：两者将共用一个预算池。您的回答会写入审计日志。</translation>
    </message>
    <message>
        <source> and </source>
        <translation> 和 </translation>
    </message>
    <message>
        <source>of no other dataset</source>
        <translation>不属于其他数据集</translation>
    </message>
</context>
<context>
    <name>PoolBar</name>
    <message>
        <source>{name} {share}</source>
        <translation>{name} {share}</translation>
    </message>
    <message>
        <source>{share} left</source>
        <translation>剩余 {share}</translation>
    </message>
    <message>
        <source>planned {share}</source>
        <translation>计划 {share}</translation>
    </message>
    <message>
        <source>Pool of {name}</source>
        <translation>{name} 的预算池</translation>
    </message>
    <message>
        <source>{name}: {share} of the pool</source>
        <translation>{name}：预算池的 {share}</translation>
    </message>
</context>
<context>
    <name>PoolDialog</name>
    <message>
        <source>&amp;Pool</source>
        <translation>预算池(&amp;P)</translation>
    </message>
    <message>
        <source>Keep the Pool</source>
        <translation>保留预算池</translation>
    </message>
    <message>
        <source>It goes into the audit log.</source>
        <translation>会写入审计日志。</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>原因(&amp;R)</translation>
    </message>
    <message>
        <source>Say why; the auditor will ask.</source>
        <translation>请说明原因；审计员会问。</translation>
    </message>
    <message>
        <source>Dataset {name}</source>
        <translation>数据集 {name}</translation>
    </message>
    <message>
        <source>Datasets {names}</source>
        <translation>数据集 {names}</translation>
    </message>
    <message>
        <source>User {name}</source>
        <translation>用户 {name}</translation>
    </message>
</context>
<context>
    <name>PoolFacts</name>
    <message>
        <source>Pools after this spend</source>
        <translation>此次支出后的预算池</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>数据集</translation>
    </message>
</context>
<context>
    <name>PoolMeaning</name>
    <message>
        <source>So large a pool promises next to nothing. From 0.5 to 5 is usual.</source>
        <translation>这么大的预算池几乎没有保护。通常为 0.5 至 5。</translation>
    </message>
    <message>
        <source>What this pool means</source>
        <translation>此预算池意味着什么</translation>
    </message>
    <message>
        <source>A smaller pool protects better, but is used up sooner. It can be made smaller or closed.</source>
        <translation>较小的预算池保护更好，但更快用尽。它可以缩小或关闭。</translation>
    </message>
    <message>
        <source>Type a pool, such as 3.0, to see what a reader of all releases could learn. From 0.5 to 5 is usual.</source>
        <translation>请输入预算池，例如 3.0，看看读到所有发布的人能知道多少。通常为 0.5 到 5。</translation>
    </message>
    <message>
        <source>Somebody who reads all releases can shift the odds of a guess about one person at most by</source>
        <translation>读到所有发布的人，最多能把关于某一个人的猜测的胜算改变</translation>
    </message>
    <message>
        <source>a factor of {factor}</source>
        <translation>{factor} 倍</translation>
    </message>
    <message>
        <source>Somebody who reads all releases may become certain of a guess about one person:</source>
        <translation>读到所有发布的人，可能对关于某个人的猜测变得确信：</translation>
    </message>
    <message>
        <source>no protection worth the name</source>
        <translation>几乎谈不上保护</translation>
    </message>
    <message>
        <source>A guess held {before} may become all but certain.</source>
        <translation>可信度为 {before} 的猜测可能变得几乎确定。</translation>
    </message>
    <message>
        <source>A guess held {before} becomes at most {after} likely.</source>
        <translation>可信度为 {before} 的猜测最多变为 {after}。</translation>
    </message>
    <message>
        <source>Without a limit for one synthesis, the first table may take the whole pool.</source>
        <translation>如果没有单次合成上限，第一张表就可能用完整个预算池。</translation>
    </message>
    <message>
        <source>The limit for one synthesis is larger than the pool: it limits nothing.</source>
        <translation>单次合成上限大于预算池：不起限制作用。</translation>
    </message>
    <message>
        <source>Tables at the limit for one synthesis until the pool is used up: {times}.</source>
        <translation>按单次合成上限计，预算池用完之前可生成的表：{times}。</translation>
    </message>
</context>
<context>
    <name>Pools</name>
    <message>
        <source>At most {limit} in one synthesis</source>
        <translation>单次合成最多 {limit}</translation>
    </message>
    <message>
        <source>Whole dataset</source>
        <translation>整个数据集</translation>
    </message>
    <message>
        <source>At most {limit} in one request</source>
        <translation>单次请求最多 {limit}</translation>
    </message>
    <message>
        <source>{share} spent</source>
        <translation>已支出 {share}</translation>
    </message>
    <message>
        <source>{share} left</source>
        <translation>剩余 {share}</translation>
    </message>
    <message>
        <source>{count} datasets</source>
        <translation>{count} 个数据集</translation>
    </message>
    <message>
        <source>left</source>
        <translation>剩余</translation>
    </message>
    <message>
        <source>The pool still allows &lt;b&gt;{allowed}&lt;/b&gt;</source>
        <translation>此预算池还允许 &lt;b&gt;{allowed}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>no pool of their own</source>
        <translation>没有单独的预算池</translation>
    </message>
    <message>
        <source>of the dataset’s pool</source>
        <translation>占数据集预算池</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>已支出</translation>
    </message>
    <message>
        <source>Only the dataset’s pool limits the total.</source>
        <translation>只有数据集的预算池限制总额。</translation>
    </message>
    <message>
        <source>{size} in all</source>
        <translation>共 {size}</translation>
    </message>
    <message>
        <source>{size} in all, {delta}</source>
        <translation>共 {size}，{delta}</translation>
    </message>
    <message>
        <source>Nothing more is spent from it. Earlier releases stay usable.</source>
        <translation>不再从中支出。之前的发布仍可使用。</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>已关闭</translation>
    </message>
    <message>
        <source>A pool is never refilled. Earlier releases stay usable, at no cost.</source>
        <translation>预算池永不补充。之前的发布仍可免费使用。</translation>
    </message>
    <message>
        <source>Used up</source>
        <translation>已用完</translation>
    </message>
    <message>
        <source>Almost used up</source>
        <translation>即将用完</translation>
    </message>
    <message>
        <source>The plan needs more than is left</source>
        <translation>计划超出了剩余</translation>
    </message>
    <message>
        <source>After the plan: {share}, {allowed}</source>
        <translation>计划之后：{share}，{allowed}</translation>
    </message>
    <message>
        <source>What is left is less than the last release took ({each}).</source>
        <translation>剩余少于上一次发布的支出（{each}）。</translation>
    </message>
    <message>
        <source>The dataset’s pool is used up after {count} more like the last release ({each}).</source>
        <translation>再有 {count} 次与最近一次发布（{each}）相同的发布，数据集的预算池即用完。</translation>
    </message>
    <message>
        <source>At this rate the dataset’s pool is used up after {count} more like the last release ({each}), about {month}.</source>
        <translation>照此速度，再有 {count} 次与最近一次发布（{each}）相同的发布，数据集的预算池即用完，约在 {month}。</translation>
    </message>
    <message>
        <source>Type a budget or move the slider. Nothing is spent by planning.</source>
        <translation>请输入预算或移动滑块。计划不花预算。</translation>
    </message>
    <message>
        <source>The dataset’s pool is used up: nothing more can be granted.</source>
        <translation>数据集的预算池已用完：不能再批准。</translation>
    </message>
    <message>
        <source>More than the dataset’s pool has left, which allows {allowed}.</source>
        <translation>超过数据集预算池的剩余，后者允许 {allowed}。</translation>
    </message>
    <message>
        <source>{share} of the pool. Leaves {left}, which allows {allowed}: no room for another like it in {pool}.</source>
        <translation>占预算池的 {share}。剩余 {left}，允许 {allowed}：{pool}已容不下同样的一次。</translation>
    </message>
    <message>
        <source>The pool of {name} is closed.</source>
        <translation>{name} 的预算池已关闭。</translation>
    </message>
    <message>
        <source>The pool of {name} is used up.</source>
        <translation>{name} 的预算池已用尽。</translation>
    </message>
    <message>
        <source>More than the pool of {name} has left, which allows {allowed}.</source>
        <translation>超过 {name} 预算池的剩余，后者允许 {allowed}。</translation>
    </message>
    <message>
        <source>{share} of the pool. Leaves {left} ({allowed}): room for {count} more like it, then {pool} ends.</source>
        <translation>占预算池的 {share}。剩余 {left}（{allowed}）：还可容纳 {count} 次相同的请求，之后{pool}用完。</translation>
    </message>
    <message>
        <source>More than one request of {name} may spend: at most {allowed}.</source>
        <translation>超过 {name} 单次请求可支出的上限：最多 {allowed}。</translation>
    </message>
    <message>
        <source>More than one synthesis of this dataset may spend: at most {allowed}.</source>
        <translation>超过此数据集单次合成可支出的上限：最多 {allowed}。</translation>
    </message>
    <message>
        <source>the dataset’s pool</source>
        <translation>数据集的预算池</translation>
    </message>
    <message>
        <source>{name}’s pool</source>
        <translation>{name} 的预算池</translation>
    </message>
    <message>
        <source>{dataset}, search for bounds</source>
        <translation>{dataset}，搜索取值界限</translation>
    </message>
</context>
<context>
    <name>PoolsHead</name>
    <message>
        <source>Print…</source>
        <translation>打印…</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Plan a request by</source>
        <translation>计划的请求人</translation>
    </message>
    <message>
        <source>Plan a request of ε</source>
        <translation>计划请求的 ε</translation>
    </message>
    <message>
        <source>Nothing is spent by planning. Leave it empty to plan nothing.</source>
        <translation>计划不花预算。留空则不作计划。</translation>
    </message>
    <message>
        <source>Planned part of what is left</source>
        <translation>计划占剩余的部分</translation>
    </message>
    <message>
        <source>&amp;Plan a request of</source>
        <translation>计划请求(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;by</source>
        <translation>请求人(&amp;B)</translation>
    </message>
    <message>
        <source>One person, one row.</source>
        <translation>一人一行。</translation>
    </message>
    <message>
        <source>One person, at most {rows} rows.</source>
        <translation>一人最多 {rows} 行。</translation>
    </message>
    <message>
        <source>{person} Every ε here is at {delta}. Percentages add up, ε does not.</source>
        <translation>{person}此处的 ε 均对应 {delta}。可以相加的是百分比，不是 ε。</translation>
    </message>
    <message>
        <source>Pool shared with {names}.</source>
        <translation>与 {names} 共用预算池。</translation>
    </message>
    <message>
        <source>{share} are kept for others: the users’ own pools end before.</source>
        <translation>{share} 留给其他人：现有用户各自的预算池会先用完。</translation>
    </message>
</context>
<context>
    <name>PoolsTab</name>
    <message>
        <source>No pools yet</source>
        <translation>还没有预算池</translation>
    </message>
    <message>
        <source>A dataset gets its pool when it is imported, a user when they are added.</source>
        <translation>数据集在导入时获得预算池，用户在添加时获得。</translation>
    </message>
</context>
<context>
    <name>PreviewCard</name>
    <message>
        <source>First rows</source>
        <translation>前几行</translation>
    </message>
</context>
<context>
    <name>PreviewModel</name>
    <message>
        <source>missing</source>
        <translation>缺失</translation>
    </message>
</context>
<context>
    <name>PriceCard</name>
    <message>
        <source>What it costs</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Nothing is spent yet. A spend is written before the data is opened, and is final.</source>
        <translation>尚未支出。支出在打开数据之前写入，且不可撤销。</translation>
    </message>
    <message>
        <source>Tick a column to see the price.</source>
        <translation>勾选一列即可看到价格。</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>不可行</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>已拒绝</translation>
    </message>
    <message>
        <source>Possible</source>
        <translation>可行</translation>
    </message>
    <message numerus="yes">
        <source>for %n column(s)</source>
        <translation>
            <numerusform>%n 列</numerusform>
        </translation>
    </message>
    <message>
        <source>It leaves {share} of the dataset’s pool.</source>
        <translation>之后数据集的预算池剩 {share}。</translation>
    </message>
    <message>
        <source>A range stands out of the noise if it holds about {count} rows or more. Rarer values stay unseen; the bounds may leave them out. A value outside the bounds counts as the nearest bound, or as missing: you choose that once you see the bounds.</source>
        <translation>一个区间若约有 {count} 行或更多，就能从噪声中显现。更少见的值看不到，界限可能不含它们。界限之外的值计为最近的界限或缺失：看到界限后由您选择。</translation>
    </message>
    <message>
        <source>Together that takes {total}.</source>
        <translation>合计需要 {total}。</translation>
    </message>
    <message>
        <source>Ask for less, or for fewer columns.</source>
        <translation>请减少预算或列数。</translation>
    </message>
</context>
<context>
    <name>PrintPoolsDialog</name>
    <message>
        <source>Print the pools</source>
        <translation>打印预算池</translation>
    </message>
    <message>
        <source>For the auditor: budget, spends, verification, and the receipt of the log.</source>
        <translation>供审计员：预算、支出、验证及日志回执。</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>另存为 PDF…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>打印…</translation>
    </message>
    <message>
        <source>Dataset {name}</source>
        <translation>数据集 {name}</translation>
    </message>
    <message>
        <source>User {name}</source>
        <translation>用户 {name}</translation>
    </message>
    <message>
        <source>All pools</source>
        <translation>所有预算池</translation>
    </message>
    <message>
        <source>Sheets: {count}</source>
        <translation>页数：{count}</translation>
    </message>
    <message>
        <source>pools</source>
        <translation>pools</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>PDF 文档 (*.pdf)</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>另存为 PDF</translation>
    </message>
    <message>
        <source>Pools of {name}</source>
        <translation>{name} 的预算池</translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <translation>已另存为 {name}</translation>
    </message>
    <message>
        <source>No printer is set up on this computer. Save a PDF instead.</source>
        <translation>这台计算机没有设置打印机。请改为保存 PDF。</translation>
    </message>
    <message>
        <source>The first sheet</source>
        <translation>第一张</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>&amp;Which pools</source>
        <translation>哪些预算池(&amp;W)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>PrivacyPage</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Type a name to go on</source>
        <translation>请输入名称再继续</translation>
    </message>
    <message>
        <source>Say how large the pool is to go on</source>
        <translation>请说明预算池大小再继续</translation>
    </message>
    <message>
        <source>Say how many rows one person has at most</source>
        <translation>请说明一人最多有多少行</translation>
    </message>
    <message>
        <source>how many?</source>
        <translation>多少？</translation>
    </message>
    <message>
        <source>{names} repeats: several rows may belong to one person. Say how many at most, by a rule that holds for everybody, such as one row a month for two years: 24.</source>
        <translation>{names} 有重复：多行可能属于同一个人。请按对所有人都成立的规则说明最多多少行，例如两年内每月一行：24。</translation>
    </message>
    <message>
        <source>In this file one key has up to {count} rows; only you see this.</source>
        <translation>在此文件中，一个键最多有 {count} 行；只有您能看到。</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>隐私</translation>
    </message>
    <message>
        <source>Say once how much all releases of this table may give away. The pool is never refilled.</source>
        <translation>一次性说明此表的所有发布总共可以透露多少。预算池永不补充。</translation>
    </message>
    <message>
        <source>What ε and δ Mean</source>
        <translation>ε 和 δ 的含义</translation>
    </message>
    <message>
        <source>Say whose people these are to go on</source>
        <translation>请说明涉及的是谁的数据再继续</translation>
    </message>
    <message>
        <source>{field}: {mistake}</source>
        <translation>{field}：{mistake}</translation>
    </message>
    <message>
        <source>There is a dataset named {name} already. Choose another name.</source>
        <translation>已有名为 {name} 的数据集。请另选名称。</translation>
    </message>
    <message>
        <source>not known publicly</source>
        <translation>公众不知道</translation>
    </message>
    <message>
        <source>&amp;Name of the dataset</source>
        <translation>数据集名称(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Whole pool</source>
        <translation>整个预算池(&amp;W)</translation>
    </message>
    <message>
        <source>at &amp;δ</source>
        <translation>&amp;δ</translation>
    </message>
    <message>
        <source>&amp;Limit for one synthesis</source>
        <translation>单次合成上限(&amp;L)</translation>
    </message>
    <message>
        <source>A rounded number that is public already, for forecasts. Leave it empty if there is none: then no error can be told before the first release, and the number cannot be added later.</source>
        <translation>已经公开的取整数字，用于预测。没有时留空：那样在第一次发布之前无法预告误差，而且以后不能补填。</translation>
    </message>
    <message>
        <source>One row each: the least noise.</source>
        <translation>每人一行：噪声最小。</translation>
    </message>
    <message>
        <source>{rows} rows each: {rows} times the noise of one row each.</source>
        <translation>每人 {rows} 行：噪声是每人一行时的 {rows} 倍。</translation>
    </message>
    <message>
        <source>For example, a count that a tenth of the pool is spent on is wrong by {spread} or less, 19 times out of 20.</source>
        <translation>例如，用预算池的十分之一得到的计数，20 次中有 19 次偏差不超过 {spread}。</translation>
    </message>
    <message>
        <source>Rows of one &amp;person</source>
        <translation>一人的行数(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;About how many rows</source>
        <translation>大约行数(&amp;A)</translation>
    </message>
    <message>
        <source>Usual is ε {least} to {most}. ε (epsilon) says how much may be given away, δ (delta) how rarely this promise may fail. 1e-9, one in a billion, is right for any table.</source>
        <translation>通常为 ε {least} 到 {most}。ε（epsilon）表示最多可以泄露多少，δ（delta）表示这一承诺失效有多罕见。1e-9，即十亿分之一，适合任何表。</translation>
    </message>
    <message>
        <source>The most that one synthetic table may spend, whoever asks for it.</source>
        <translation>一张合成表最多可支出的数额，无论由谁请求。</translation>
    </message>
    <message>
        <source>The most rows that belong to one person. The promise is made to people, not to rows.</source>
        <translation>属于同一个人的最多行数。承诺针对人，而不是行。</translation>
    </message>
</context>
<context>
    <name>ProblemPage</name>
    <message>
        <source>Choose Another File…</source>
        <translation>选择其他文件…</translation>
    </message>
    <message>
        <source>Unpack and Read It</source>
        <translation>解压并读取</translation>
    </message>
    <message>
        <source>Read It Another Way</source>
        <translation>换一种方式读取</translation>
    </message>
    <message>
        <source>Nothing was imported.</source>
        <translation>没有导入任何内容。</translation>
    </message>
    <message>
        <source>The file cannot be read like this</source>
        <translation>无法这样读取文件</translation>
    </message>
    <message>
        <source>The file is compressed (gzip). It is unpacked only when you ask for that.</source>
        <translation>文件已压缩（gzip）。只有在您要求时才会解压。</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>驱动器</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>快捷方式</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>查找范围(&amp;L)：</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>文件类型(&amp;T)：</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
</context>
<context>
    <name>QueriesHead</name>
    <message>
        <source>&amp;Interest queries</source>
        <translation>关注查询(&amp;I)</translation>
    </message>
    <message>
        <source>Template…</source>
        <translation>模板…</translation>
    </message>
    <message>
        <source>Three Columns…</source>
        <translation>三列…</translation>
    </message>
    <message>
        <source>Sets…</source>
        <translation>查询组…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>QueryChips</name>
    <message>
        <source>Tables that must come out well, of 1 to 3 columns. Without any, all pairs count alike.</source>
        <translation>必须准确的表，含 1 到 3 列。若不选，则所有列对同等对待。</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more, all of them ticked in the matrix</source>
        <translation>
            <numerusform>以及另外 %Ln 个，均已在矩阵中勾选</numerusform>
        </translation>
    </message>
    <message>
        <source>not assured</source>
        <translation>不保证测量</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells</source>
        <translation>
            <numerusform>%Ln 个单元格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its table has %Ln cells, one for each combination of values.</source>
        <translation>
            <numerusform>其表有 %Ln 个单元格，每种取值组合一个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Expected error {error} points of people.</source>
        <translation>预期误差 {error} 个百分点（人数）。</translation>
    </message>
    <message>
        <source>It gets no separate measurement. The run may still choose it; else it is estimated from other tables. A larger budget, fewer queries, or fewer columns in it would help.</source>
        <translation>它不会被单独测量。运行中仍可能选中它；否则由其他表估计。增加预算、减少查询或减少其中的列会有帮助。</translation>
    </message>
</context>
<context>
    <name>QueryErrors</name>
    <message>
        <source>Error per query</source>
        <translation>各查询的误差</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Interest</source>
        <translation>关注</translation>
    </message>
    <message>
        <source>Expected, points</source>
        <translation>预期（百分点）</translation>
    </message>
    <message>
        <source>Distance to the noisy measurement, points</source>
        <translation>与含噪测量的距离（百分点）</translation>
    </message>
    <message>
        <source>{name}: expected error {expected}, distance to the noisy measurement {measured}</source>
        <translation>{name}：预期误差 {expected}，与含噪测量的距离 {measured}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
</context>
<context>
    <name>QueryRows</name>
    <message>
        <source>Scroll through the queries</source>
        <translation>滚动浏览查询</translation>
    </message>
    <message>
        <source>Error per query</source>
        <translation>各查询的误差</translation>
    </message>
</context>
<context>
    <name>QuerySetsModel</name>
    <message>
        <source>Set</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Interest queries</source>
        <translation>关注查询</translation>
    </message>
</context>
<context>
    <name>QueryTemplatesDialog</name>
    <message>
        <source>Add interest queries</source>
        <translation>添加关注查询</translation>
    </message>
    <message>
        <source>Each pair is a table that must come out well. They are added to what is chosen.</source>
        <translation>每个列对是一张必须准确的表，将添加到已选内容中。</translation>
    </message>
    <message>
        <source>&amp;Column</source>
        <translation>列(&amp;C)</translation>
    </message>
    <message>
        <source>Queries to be added</source>
        <translation>将要添加的查询</translation>
    </message>
    <message>
        <source>&amp;Pattern</source>
        <translation>模式(&amp;P)</translation>
    </message>
    <message>
        <source>All pairs with one column</source>
        <translation>包含某一列的所有列对</translation>
    </message>
    <message>
        <source>A target with each of its predictors</source>
        <translation>目标列与其每个预测列</translation>
    </message>
    <message>
        <source>All pairs among some columns</source>
        <translation>若干列之间的所有列对</translation>
    </message>
    <message>
        <source>Predictors</source>
        <translation>预测列</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>A request has at most {most} queries. Tick fewer columns.</source>
        <translation>一个请求最多有 {most} 个查询。请少勾选一些列。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells in all, {largest} in the largest table.</source>
        <translation>
            <numerusform>共 %Ln 个单元格，最大的表有 {largest} 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Add 1 Query</source>
        <translation>添加 1 个查询</translation>
    </message>
    <message>
        <source>Add {count} Queries</source>
        <translation>添加 {count} 个查询</translation>
    </message>
    <message>
        <source>Tick at least two columns.</source>
        <translation>请至少勾选两列。</translation>
    </message>
    <message>
        <source>Tick at least one column.</source>
        <translation>请至少勾选一列。</translation>
    </message>
    <message>
        <source>So many share one budget that none gains much. Fewer come out better.</source>
        <translation>这么多查询共享一份预算，每个都得益不多。少一些会更准确。</translation>
    </message>
    <message>
        <source>All queries share one budget: the fewer there are, the better each comes out.</source>
        <translation>所有查询共享一份预算：查询越少，每个越准确。</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>Commas</source>
        <translation>逗号</translation>
    </message>
    <message>
        <source>Semicolons</source>
        <translation>分号</translation>
    </message>
    <message>
        <source>Tabs</source>
        <translation>制表符</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>竖线</translation>
    </message>
    <message>
        <source>Blanks</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>decimal point</source>
        <translation>小数点</translation>
    </message>
    <message>
        <source>decimal comma</source>
        <translation>小数逗号</translation>
    </message>
    <message>
        <source>{what}: {now}, before: {former}</source>
        <translation>{what}：{now}，之前：{former}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Cells separated by</source>
        <translation>单元格分隔符</translation>
    </message>
    <message>
        <source>Quotes</source>
        <translation>引号</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Decimal mark</source>
        <translation>小数点符号</translation>
    </message>
    <message>
        <source>Names in the first row</source>
        <translation>第一行是列名</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>工作表</translation>
    </message>
    <message>
        <source>the first one</source>
        <translation>第一个</translation>
    </message>
    <message>
        <source>1 place</source>
        <translation>1 位小数</translation>
    </message>
    <message>
        <source>{count} places</source>
        <translation>{count} 位小数</translation>
    </message>
    <message>
        <source>The file holds values that the list lacks.</source>
        <translation>文件中有列表未列出的值。</translation>
    </message>
    <message>
        <source>Some cells are not of this type, or are empty; they count as “{value}”.</source>
        <translation>有些单元格不属于此类型或为空；它们计为“{value}”。</translation>
    </message>
    <message>
        <source>Some cells hold other values; they count as “{value}”.</source>
        <translation>有些单元格是其他值；它们计为“{value}”。</translation>
    </message>
    <message>
        <source>Some numbers have more decimal places; they are rounded.</source>
        <translation>有些数字的小数位更多；它们会被舍入。</translation>
    </message>
    <message>
        <source>Some cells lie outside the limits; they are moved to the nearest one.</source>
        <translation>有些单元格超出界限；它们会移到最近的界限。</translation>
    </message>
</context>
<context>
    <name>ReceiptCheckedDialog</name>
    <message>
        <source>Receipt {name}</source>
        <translation>回执 {name}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>The workspace goes on from this receipt: entry {entry} is the one that it names, and no pool has less spent.</source>
        <translation>工作区承接此回执：条目 {entry} 与其所述一致，没有预算池的支出减少。</translation>
    </message>
    <message>
        <source>This is an older copy: it ends at entry {newest}, the receipt names {entry}. Open the newer file, or let the custodian accept this copy.</source>
        <translation>这是旧副本：它止于条目 {newest}，而回执指向 {entry}。请打开较新的文件，或由数据保管人接受此副本。</translation>
    </message>
    <message>
        <source>Entry {entry} is not the one that the receipt names: this is another workspace, or it was changed. Verify it, and ask where the receipt comes from.</source>
        <translation>条目 {entry} 与回执所述不同：这是另一个工作区，或已被改动。请验证，并询问回执的来源。</translation>
    </message>
    <message>
        <source>Less is spent of the pool {pool} than the receipt says: the workspace was changed. Verify it, and send the report to your auditor.</source>
        <translation>预算池 {pool} 的支出少于回执所述：工作区已被改动。请验证，并把报告发给您的审计员。</translation>
    </message>
</context>
<context>
    <name>ReleaseHead</name>
    <message>
        <source>More Rows…</source>
        <translation>更多行…</translation>
    </message>
    <message>
        <source>Other rows of the same release, at no cost</source>
        <translation>同一发布的其他行，不花费预算</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>More to do with this release</source>
        <translation>对此发布的更多操作</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows made</source>
        <translation>
            <numerusform>生成 %Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>{epsilon} at {delta}</source>
        <translation>{epsilon}，{delta}</translation>
    </message>
    <message>
        <source>The largest error that the noise lets expect; it looks at no row. No share of a table is further off than its error, and on real tables the true error was below twice the expected one 9 times in 10. A group with fewer rows than that may be noise alone.</source>
        <translation>由噪声预期的最大误差；不查看任何数据行。表中任何占比的偏差都不会超过其误差，在真实的表上，十次中有九次真实误差低于预期误差的两倍。行数少于此的群体可能只是噪声。</translation>
    </message>
    <message>
        <source>less than {time}</source>
        <translation>不到 {time}</translation>
    </message>
    <message>
        <source>Before a run only a rough figure can be told; a run may pass it. Afterwards the error is estimated from the noisy answers. Neither of them is the true error.</source>
        <translation>运行前只能给出粗略的数字，实际运行可能超出。运行后根据带噪答案估计误差。两者都不是真实误差。</translation>
    </message>
    <message>
        <source>time foreseen {foreseen}, taken {came}</source>
        <translation>预计用时 {foreseen}，实际用时 {came}</translation>
    </message>
    <message>
        <source>estimated afterwards {mean} points</source>
        <translation>事后估计 {mean} 个百分点</translation>
    </message>
    <message>
        <source>foreseen {mean}</source>
        <translation>预计 {mean}</translation>
    </message>
    <message>
        <source>worst {error} ({name})</source>
        <translation>最差 {error}（{name}）</translation>
    </message>
    <message>
        <source>Mean error of the interest queries: {parts}</source>
        <translation>关注查询的平均误差：{parts}</translation>
    </message>
    <message>
        <source>Uses {names}</source>
        <translation>使用 {names}</translation>
    </message>
    <message>
        <source>Uses {count} earlier releases</source>
        <translation>使用 {count} 个之前的发布</translation>
    </message>
    <message>
        <source>Their measurements entered at no cost: {names}</source>
        <translation>它们的测量免费纳入：{names}</translation>
    </message>
</context>
<context>
    <name>ReleaseList</name>
    <message>
        <source>Releases</source>
        <translation>发布</translation>
    </message>
    <message>
        <source>Find a release</source>
        <translation>查找发布</translation>
    </message>
    <message>
        <source>No release fits.</source>
        <translation>没有符合的发布。</translation>
    </message>
</context>
<context>
    <name>ReleasesModel</name>
    <message>
        <source>User</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>Spent</source>
        <translation>已支出</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>发布</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Bounds of {column}, for {dataset}</source>
        <translation>{dataset} 中 {column} 的界限</translation>
    </message>
    <message>
        <source>bounds</source>
        <translation>界限</translation>
    </message>
    <message>
        <source>reduced</source>
        <translation>已削减</translation>
    </message>
    <message>
        <source>1 query</source>
        <translation>1 个查询</translation>
    </message>
    <message>
        <source>{count} queries</source>
        <translation>{count} 个查询</translation>
    </message>
    <message>
        <source>AIM, customised</source>
        <translation>AIM，定制</translation>
    </message>
    <message>
        <source>MWEM-PGM, customised</source>
        <translation>MWEM-PGM，定制</translation>
    </message>
    <message>
        <source>AIM</source>
        <translation>AIM</translation>
    </message>
    <message>
        <source>MWEM-PGM</source>
        <translation>MWEM-PGM</translation>
    </message>
</context>
<context>
    <name>ReleasesTab</name>
    <message>
        <source>Reading the releases…</source>
        <translation>正在读取发布…</translation>
    </message>
    <message>
        <source>Comparing with the real rows</source>
        <translation>正在与真实数据行比较</translation>
    </message>
    <message>
        <source>No release yet</source>
        <translation>还没有发布</translation>
    </message>
    <message>
        <source>A synthetic table appears here once a request was granted and has run.</source>
        <translation>请求获准并运行后，合成表会出现在这里。</translation>
    </message>
</context>
<context>
    <name>RenameSetDialog</name>
    <message>
        <source>Rename a set</source>
        <translation>重命名查询组</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>There is a set of this name already. Type another one.</source>
        <translation>已有同名的查询组。请输入其他名称。</translation>
    </message>
</context>
<context>
    <name>RequestFacts</name>
    <message>
        <source>User</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>Granted and spent</source>
        <translation>批准并已支出</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Earlier measurements</source>
        <translation>之前的测量</translation>
    </message>
    <message>
        <source>Rows to make</source>
        <translation>要生成的行数</translation>
    </message>
    <message>
        <source>Memory, at most</source>
        <translation>内存上限</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>{granted} at {delta}</source>
        <translation>{granted}，{delta}</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Request {number}</source>
        <translation>请求 {number}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>AIM, customised</source>
        <translation>AIM，定制</translation>
    </message>
    <message>
        <source>MWEM-PGM, customised</source>
        <translation>MWEM-PGM，定制</translation>
    </message>
    <message>
        <source>AIM</source>
        <translation>AIM</translation>
    </message>
    <message>
        <source>MWEM-PGM</source>
        <translation>MWEM-PGM</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>不使用</translation>
    </message>
    <message>
        <source>own releases, free</source>
        <translation>自己的发布，免费</translation>
    </message>
    <message>
        <source>all releases</source>
        <translation>所有发布</translation>
    </message>
</context>
<context>
    <name>RequestForm</name>
    <message>
        <source>Request</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>&amp;Budget asked</source>
        <translation>请求的预算(&amp;B)</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>高级</translation>
    </message>
    <message>
        <source>automatic: {limit}</source>
        <translation>自动：{limit}</translation>
    </message>
    <message>
        <source>&amp;Dataset</source>
        <translation>数据集(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;User</source>
        <translation>用户(&amp;U)</translation>
    </message>
    <message>
        <source>any</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>&amp;Not below</source>
        <translation>不低于(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Method</source>
        <translation>方法(&amp;M)</translation>
    </message>
    <message>
        <source>Use &amp;earlier measurements</source>
        <translation>使用之前的测量(&amp;E)</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>A round number you choose, so that it does not tell how many people are in the data.</source>
        <translation>由您选定的整数，以免透露数据中有多少人。</translation>
    </message>
    <message>
        <source>&amp;Rows to make</source>
        <translation>要生成的行数(&amp;R)</translation>
    </message>
    <message>
        <source>At most {most}. A larger model keeps more of what belongs together, and takes more time and memory.</source>
        <translation>最多 {most}。模型越大，保留的关联越多，耗时和内存也越多。</translation>
    </message>
    <message>
        <source>Model &amp;limit, MB</source>
        <translation>模型上限，MB(&amp;L)</translation>
    </message>
    <message>
        <source>AIM, customised (recommended)</source>
        <translation>AIM，定制（推荐）</translation>
    </message>
    <message>
        <source>MWEM-PGM, customised</source>
        <translation>MWEM-PGM，定制</translation>
    </message>
    <message>
        <source>AIM, without interest queries</source>
        <translation>AIM，无关注查询</translation>
    </message>
    <message>
        <source>MWEM-PGM, without interest queries</source>
        <translation>MWEM-PGM，无关注查询</translation>
    </message>
    <message>
        <source>Looks after each step for what is still least exact, and measures that next.</source>
        <translation>每一步之后查找仍最不精确之处，并接着测量它。</translation>
    </message>
    <message>
        <source>Measures what is least exact, in a number of rounds that is fixed beforehand.</source>
        <translation>以预先固定的轮数测量最不精确之处。</translation>
    </message>
    <message>
        <source>Your interest queries are measured first.</source>
        <translation>首先测量您的关注查询。</translation>
    </message>
    <message>
        <source>My earlier releases, no extra cost</source>
        <translation>我之前的发布，不另花预算</translation>
    </message>
    <message>
        <source>All releases, paid by the user</source>
        <translation>所有发布，由用户支付</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>RequestPage</name>
    <message>
        <source>No user may ask for this dataset yet. Allow it to somebody under Users.</source>
        <translation>目前还没有用户可以请求此数据集。请在“用户”页中授权。</translation>
    </message>
    <message>
        <source>Correct the marked field to go on. Nothing is spent yet.</source>
        <translation>请更正标出的字段以继续。尚未花费任何预算。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln interest queries for “{dataset}” were neither asked nor saved.</source>
        <translation>
            <numerusform>“{dataset}”的 %Ln 个关注查询既未提交也未保存。</numerusform>
        </translation>
    </message>
    <message>
        <source>A new request begins. Undo brings the one before back.</source>
        <translation>新请求开始。“撤销”可恢复之前的请求。</translation>
    </message>
    <message>
        <source>Type a budget, for example 0.5. Nothing is spent yet.</source>
        <translation>请输入预算，例如 0.5。尚未支出任何预算。</translation>
    </message>
    <message>
        <source>Nothing can be spent until the workspace is settled.</source>
        <translation>在工作区的问题解决之前不能支出。</translation>
    </message>
    <message>
        <source>The request was saved as {file}.</source>
        <translation>请求已保存为 {file}。</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Columns with their domains</source>
        <translation>列及其值域</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>核对</translation>
    </message>
    <message>
        <source>Nothing is registered before you click. The rows stay in their file; the workspace keeps how to read them, and a fingerprint that recognises them.</source>
        <translation>在您点击之前不登记任何内容。数据行留在其文件中；工作区只保存读取方式和能认出它们的指纹。</translation>
    </message>
    <message>
        <source>{public} public, {left_out} left out</source>
        <translation>{public} 列公开，{left_out} 列不纳入</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>not public</source>
        <translation>不公开</translation>
    </message>
    <message>
        <source>that of {name}, which goes on</source>
        <translation>{name} 的预算池，继续有效</translation>
    </message>
    <message>
        <source>ε {epsilon} at {delta}</source>
        <translation>ε {epsilon}（{delta}）</translation>
    </message>
    <message>
        <source>What is registered</source>
        <translation>将登记的内容</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>读取方式</translation>
    </message>
    <message>
        <source>Rows (only you see this)</source>
        <translation>行数（只有您能看到）</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Whole pool</source>
        <translation>整个预算池</translation>
    </message>
    <message>
        <source>Limit for one synthesis</source>
        <translation>单次合成上限</translation>
    </message>
    <message>
        <source>Rows of one person</source>
        <translation>一人的行数</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>About how many rows</source>
        <translation>大约行数</translation>
    </message>
    <message>
        <source>The pool can be made smaller or closed later, never larger. The domains of columns in the model stay as they are; Choose Bounds finds limits for numbers and dates that are left out.</source>
        <translation>预算池以后可以缩小或关闭，不能扩大。模型中各列的值域保持不变；“选择取值界限”可为未纳入的数字列和日期列求得界限。</translation>
    </message>
    <message>
        <source>Save Code Book…</source>
        <translation>保存编码本…</translation>
    </message>
    <message>
        <source>Columns and public domain</source>
        <translation>列与公开值域</translation>
    </message>
</context>
<context>
    <name>RoleButton</name>
    <message>
        <source>You work as: {role}</source>
        <translation>您的身份：{role}</translation>
    </message>
</context>
<context>
    <name>RoleChoice</name>
    <message>
        <source>&amp;Role</source>
        <translation>角色(&amp;R)</translation>
    </message>
    <message>
        <source>Acts for the &amp;user</source>
        <translation>代表用户(&amp;U)</translation>
    </message>
    <message>
        <source>An analyst asks for this user alone, and sees nothing of the others.</source>
        <translation>分析员只为此用户请求，看不到其他用户的内容。</translation>
    </message>
</context>
<context>
    <name>Roles</name>
    <message>
        <source>Custodian</source>
        <translation>数据保管人</translation>
    </message>
    <message>
        <source>Analyst</source>
        <translation>分析员</translation>
    </message>
    <message>
        <source>Auditor</source>
        <translation>审计员</translation>
    </message>
</context>
<context>
    <name>RuleBuilder</name>
    <message>
        <source>Add &amp;Condition</source>
        <translation>添加条件(&amp;C)</translation>
    </message>
    <message>
        <source>Add Rule</source>
        <translation>添加规则</translation>
    </message>
    <message>
        <source>Keep It as It Was</source>
        <translation>保持原样</translation>
    </message>
    <message>
        <source>Say what can never be</source>
        <translation>说明不可能出现的情况</translation>
    </message>
    <message>
        <source>Each column can be named once. Choose another column.</source>
        <translation>每列只能出现一次。请选择其他列。</translation>
    </message>
    <message>
        <source>Choose two different columns.</source>
        <translation>请选择两个不同的列。</translation>
    </message>
    <message>
        <source>Tick the values of {name} that are meant.</source>
        <translation>请勾选所指的 {name} 的值。</translation>
    </message>
    <message>
        <source>Choose a limit of {name}.</source>
        <translation>请选择 {name} 的界限。</translation>
    </message>
    <message>
        <source>Never in one row:</source>
        <translation>不会出现在同一行：</translation>
    </message>
    <message>
        <source>is missing unless</source>
        <translation>缺失，除非</translation>
    </message>
    <message>
        <source>is at most</source>
        <translation>不大于</translation>
    </message>
    <message>
        <source>Some values never come together</source>
        <translation>某些值不会同时出现</translation>
    </message>
    <message>
        <source>One column is missing unless another has a value</source>
        <translation>某列缺失，除非另一列有某值</translation>
    </message>
    <message>
        <source>One number or date is at most another</source>
        <translation>某个数或日期不大于另一个</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Column that is at least as large</source>
        <translation>不小于它的列</translation>
    </message>
    <message>
        <source>&amp;Kind of rule</source>
        <translation>规则类型(&amp;K)</translation>
    </message>
    <message>
        <source>where both are present</source>
        <translation>（两者都存在时）</translation>
    </message>
    <message>
        <source>Change Rule</source>
        <translation>更改规则</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Never: {conditions}.</source>
        <translation>不会出现：{conditions}。</translation>
    </message>
    <message>
        <source>{column} is missing unless {conditions}.</source>
        <translation>{column} 缺失，除非 {conditions}。</translation>
    </message>
    <message>
        <source>{lower} is at most {upper}, where both are present.</source>
        <translation>两者都存在时，{lower} 不大于 {upper}。</translation>
    </message>
    <message>
        <source> and </source>
        <translation> 且 </translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>1 more value</source>
        <translation>另外 1 个值</translation>
    </message>
    <message>
        <source>{count} more values</source>
        <translation>另外 {count} 个值</translation>
    </message>
    <message>
        <source>{name} is {values}</source>
        <translation>{name} 为 {values}</translation>
    </message>
    <message>
        <source> or </source>
        <translation> 或 </translation>
    </message>
    <message>
        <source>{name} is not missing</source>
        <translation>{name} 不缺失</translation>
    </message>
    <message>
        <source>{name} is at most {highest}</source>
        <translation>{name} 不大于 {highest}</translation>
    </message>
    <message>
        <source>{name} is at least {lowest}</source>
        <translation>{name} 不小于 {lowest}</translation>
    </message>
    <message>
        <source>{name} is {lowest} to {highest}</source>
        <translation>{name} 为 {lowest} 至 {highest}</translation>
    </message>
</context>
<context>
    <name>RulesCard</name>
    <message>
        <source>Nothing is spent yet, so there is nothing to add up.</source>
        <translation>尚未支出，因此没有可合计的内容。</translation>
    </message>
    <message>
        <source>Total ε by four proofs. Only zCDP counts against the pool.</source>
        <translation>四种证明得出的 ε 总和。只有 zCDP 计入预算池。</translation>
    </message>
    <message>
        <source>The same {count} spends under four rules</source>
        <translation>同样的 {count} 笔支出按四种规则计算</translation>
    </message>
    <message>
        <source>The same spends under four rules</source>
        <translation>同样的支出按四种规则计算</translation>
    </message>
    <message>
        <source>{rule}, at {delta}</source>
        <translation>{rule}，{delta}</translation>
    </message>
    <message>
        <source>Basic</source>
        <translation>基本</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>高级</translation>
    </message>
    <message>
        <source>Rényi</source>
        <translation>Rényi</translation>
    </message>
    <message>
        <source>zCDP</source>
        <translation>zCDP</translation>
    </message>
    <message>
        <source>The plain sum, as if each request were the worst for the same person.</source>
        <translation>直接求和，如同每次请求都对同一人最不利。</translation>
    </message>
    <message>
        <source>The advanced composition theorem: better than the sum for very many.</source>
        <translation>高级组合定理：请求很多时优于直接求和。</translation>
    </message>
    <message>
        <source>Rényi differential privacy, converted to ε as most programs do.</source>
        <translation>Rényi 差分隐私，按多数程序的方式换算为 ε。</translation>
    </message>
    <message>
        <source>Zero-concentrated differential privacy: the way this program counts.</source>
        <translation>零集中差分隐私：本程序的计算方式。</translation>
    </message>
    <message>
        <source>ε values added up</source>
        <translation>ε 值直接相加</translation>
    </message>
    <message>
        <source>for many tiny spends</source>
        <translation>适合许多微小支出</translation>
    </message>
    <message>
        <source>usual conversion</source>
        <translation>通常的换算</translation>
    </message>
    <message>
        <source>used here: tightest</source>
        <translation>此处使用：最紧</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>C&amp;hange…</source>
        <translation>更改(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Change or remove the marked rule to go on</source>
        <translation>请更改或移除标出的规则再继续</translation>
    </message>
    <message>
        <source>Checking whether all rules can hold at once</source>
        <translation>正在检查所有规则能否同时成立</translation>
    </message>
    <message>
        <source>Change or remove a rule to go on</source>
        <translation>请更改或移除一条规则再继续</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Say which combinations can never be; synthetic rows always obey. Only what anyone knows without seeing the rows belongs here. Most tables need no rule: go on then.</source>
        <translation>请说明哪些组合不可能出现；合成行始终遵守。这里只写任何人不看数据行也知道的内容。大多数表不需要规则：那就继续。</translation>
    </message>
    <message>
        <source>Declared rules</source>
        <translation>已声明的规则</translation>
    </message>
    <message>
        <source>No rule yet. A rule that you add appears here as a sentence.</source>
        <translation>还没有规则。您添加的规则会以一句话显示在这里。</translation>
    </message>
</context>
<context>
    <name>RunEnd</name>
    <message>
        <source>Ask again. If it fails again, hand the log to whoever looks after this.</source>
        <translation>请再次请求。如果再次失败，请把日志交给负责维护的人。</translation>
    </message>
    <message>
        <source>Ask for pairs instead of three columns, or allow a larger model.</source>
        <translation>请改为请求列对而非三列，或允许更大的模型。</translation>
    </message>
    <message>
        <source>Ask for fewer rows or queries, or for a smaller model.</source>
        <translation>请减少行数或查询，或使用较小的模型。</translation>
    </message>
    <message>
        <source>Put that right, then ask again.</source>
        <translation>请先改正，再次请求。</translation>
    </message>
</context>
<context>
    <name>RunHead</name>
    <message>
        <source>Cancel Run…</source>
        <translation>取消运行…</translation>
    </message>
    <message>
        <source>See the Release</source>
        <translation>查看发布</translation>
    </message>
    <message>
        <source>New Request</source>
        <translation>新建请求</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>运行进度</translation>
    </message>
    <message>
        <source>Measure your queries</source>
        <translation>测量您的查询</translation>
    </message>
    <message>
        <source>Measure columns</source>
        <translation>测量各列</translation>
    </message>
    <message>
        <source>Reserve {granted}</source>
        <translation>预留 {granted}</translation>
    </message>
    <message>
        <source>Open the data</source>
        <translation>打开数据</translation>
    </message>
    <message>
        <source>Select and measure</source>
        <translation>选择并测量</translation>
    </message>
    <message>
        <source>Fit the model</source>
        <translation>拟合模型</translation>
    </message>
    <message>
        <source>Make rows</source>
        <translation>生成行</translation>
    </message>
    <message>
        <source>{time} so far.</source>
        <translation>至今 {time}。</translation>
    </message>
    <message>
        <source>Round {round} of about {all}.</source>
        <translation>第 {round} 轮，共约 {all} 轮。</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Nearly done</source>
        <translation>即将完成</translation>
    </message>
    <message>
        <source>About {time} left</source>
        <translation>大约还剩 {time}</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>正在停止</translation>
    </message>
    <message>
        <source>Release {name} is ready</source>
        <translation>发布 {name} 已就绪</translation>
    </message>
    <message>
        <source>Change the Request</source>
        <translation>更改请求</translation>
    </message>
    <message>
        <source>Nothing is spent yet.</source>
        <translation>尚未支出。</translation>
    </message>
    <message>
        <source>Stops within a second. {granted} stays spent; no table is made.</source>
        <translation>一秒之内停止。{granted} 仍算支出；不生成表。</translation>
    </message>
</context>
<context>
    <name>RunPage</name>
    <message>
        <source>Measured so far</source>
        <translation>至今已测量</translation>
    </message>
    <message>
        <source>Find columns</source>
        <translation>查找列</translation>
    </message>
    <message>
        <source>Nothing is spent yet, and no table is made.</source>
        <translation>尚未支出，也不生成表。</translation>
    </message>
    <message>
        <source>{granted} stays spent: it is in the ledger already. No table is made.</source>
        <translation>{granted} 仍算支出：已记入账本。不生成表。</translation>
    </message>
    <message>
        <source>{granted} stays spent, because the data was already opened. No table is made.</source>
        <translation>{granted} 仍算支出，因为数据已打开。不生成表。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln synthetic rows in {time}.</source>
        <translation>
            <numerusform>%Ln 行合成数据，用时 {time}。</numerusform>
        </translation>
    </message>
    <message>
        <source>The release was finished before the run could be cancelled. {granted} is spent.</source>
        <translation>运行还没来得及取消，发布就已完成。{granted} 已支出。</translation>
    </message>
    <message>
        <source>Run {name} was cancelled</source>
        <translation>运行 {name} 已取消</translation>
    </message>
    <message>
        <source>What was measured is not kept, so asking again is a new spend.</source>
        <translation>已测量的内容不会保留，再次申请是新的支出。</translation>
    </message>
    <message>
        <source>The run was cancelled</source>
        <translation>运行已取消</translation>
    </message>
    <message>
        <source>Run {name} failed</source>
        <translation>运行 {name} 失败</translation>
    </message>
    <message>
        <source>What can be granted has changed since it was shown.</source>
        <translation>自显示以来，可批准的预算已发生变化。</translation>
    </message>
    <message>
        <source>Nothing was spent.</source>
        <translation>没有支出。</translation>
    </message>
    <message>
        <source>{granted} stays spent. The data was not opened, so the spend can be taken back in Pools.</source>
        <translation>{granted} 仍算支出。数据没有打开，因此可在“预算池”中撤回此支出。</translation>
    </message>
    <message>
        <source>{granted} stays spent, because the data was already opened. No table was made.</source>
        <translation>{granted} 仍算支出，因为数据已打开。没有生成表。</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>尚无</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tables of counts, each with noise</source>
        <translation>
            <numerusform>%Ln 个计数表，均含噪声</numerusform>
        </translation>
    </message>
    <message>
        <source>Expected error of your queries</source>
        <translation>您的查询的预期误差</translation>
    </message>
    <message>
        <source>Percentage points of people, from noise and model alone. A dot marks the round that measured a query.</source>
        <translation>人数百分点，仅由噪声和模型得出。圆点表示测量该查询的轮次。</translation>
    </message>
</context>
<context>
    <name>SaveSetDialog</name>
    <message>
        <source>Save a set of interest queries</source>
        <translation>保存一组关注查询</translation>
    </message>
    <message>
        <source>Kept for {name}.</source>
        <translation>为 {name} 保存。</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>The set “{name}” was saved for {user}.</source>
        <translation>查询组“{name}”已为 {user} 保存。</translation>
    </message>
    <message>
        <source>The set “{name}” of {user} was replaced.</source>
        <translation>{user} 的查询组“{name}”已被替换。</translation>
    </message>
    <message numerus="yes">
        <source>There is a set of this name already, with %Ln queries. It would be replaced.</source>
        <translation>
            <numerusform>已有同名查询组，含 %Ln 个查询。它将被替换。</numerusform>
        </translation>
    </message>
    <message>
        <source>Save Set</source>
        <translation>保存组</translation>
    </message>
    <message>
        <source>Replace Set</source>
        <translation>替换查询组</translation>
    </message>
</context>
<context>
    <name>SavedSets</name>
    <message>
        <source>Saved sets</source>
        <translation>已保存的查询组</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>SeenBars</name>
    <message numerus="yes">
        <source>and %Ln more values: {rows} rows</source>
        <translation>
            <numerusform>另有 %Ln 个值：{rows} 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows of the file by value</source>
        <translation>文件各值的行数</translation>
    </message>
    <message>
        <source>Most rows have: {label}</source>
        <translation>多数行为：{label}</translation>
    </message>
</context>
<context>
    <name>SeenCard</name>
    <message>
        <source>In the file, for you alone</source>
        <translation>文件中，仅供您查看</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>文件中</translation>
    </message>
    <message>
        <source>exact; only you see this</source>
        <translation>精确；只有您能看到</translation>
    </message>
    <message>
        <source>the first rows; only you see this</source>
        <translation>前几行；只有您能看到</translation>
    </message>
    <message>
        <source>Rows outside the domain: {count}.</source>
        <translation>值域之外的行：{count}。</translation>
    </message>
    <message>
        <source>Rows for which the domain has no place: {count}.</source>
        <translation>值域中没有位置的行：{count}。</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>For example: {values}</source>
        <translation>例如：{values}</translation>
    </message>
</context>
<context>
    <name>SetKeeper</name>
    <message>
        <source>“{name}” was deleted.</source>
        <translation>“{name}”已删除。</translation>
    </message>
    <message>
        <source>“{before}” is now “{name}”.</source>
        <translation>“{before}”现名为“{name}”。</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>外观（浅色或深色）(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>Si&amp;ze of everything</source>
        <translation>界面缩放(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Numbers and dates</source>
        <translation>数字和日期(&amp;N)</translation>
    </message>
    <message>
        <source>As they are shown. A point before decimals is understood in every language.</source>
        <translation>仅影响显示。无论何种语言，输入时都可用小数点。</translation>
    </message>
    <message>
        <source>This takes effect when the window is opened next.</source>
        <translation>下次打开窗口时生效。</translation>
    </message>
    <message>
        <source>Restart Now</source>
        <translation>立即重新启动</translation>
    </message>
    <message>
        <source>This computer has no font with Chinese characters, so the window stays English. Install one, such as Noto Sans CJK SC, and start the program again.</source>
        <translation>这台计算机没有中文字体，因此窗口保持英文。请安装一种中文字体（例如 Noto Sans CJK SC），然后重新启动程序。</translation>
    </message>
    <message>
        <source>Save Settings</source>
        <translation>保存设置</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Chinese (simplified)</source>
        <translation>中文（简体）</translation>
    </message>
    <message>
        <source>As in the language of the window</source>
        <translation>跟随窗口语言</translation>
    </message>
    <message>
        <source>A small mark of each workspace lies here, so that an old copy is noticed. Whoever looks after this computer can keep them elsewhere (variable {name}).</source>
        <translation>每个工作区的小标记存放在这里，以便发现旧副本。管理此计算机的人可以把它们放到别处（变量 {name}）。</translation>
    </message>
    <message>
        <source>&amp;Marks of workspaces</source>
        <translation>工作区标记(&amp;M)</translation>
    </message>
    <message>
        <source>Wait for the synthesis that runs, or cancel it</source>
        <translation>请等待正在运行的合成完成，或取消它</translation>
    </message>
</context>
<context>
    <name>Shares</name>
    <message>
        <source>Everything else</source>
        <translation>其余部分</translation>
    </message>
</context>
<context>
    <name>SignInDialog</name>
    <message>
        <source>Sign in</source>
        <translation>登录</translation>
    </message>
    <message>
        <source>{name} has accounts.</source>
        <translation>{name} 设有账户。</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Passphrase</source>
        <translation>口令(&amp;P)</translation>
    </message>
    <message>
        <source>Sign In</source>
        <translation>登录</translation>
    </message>
    <message>
        <source>Type the name of your account.</source>
        <translation>请输入您的账户名。</translation>
    </message>
</context>
<context>
    <name>SpendsCard</name>
    <message>
        <source>Spends</source>
        <translation>支出</translation>
    </message>
    <message>
        <source>Find a spend</source>
        <translation>查找支出</translation>
    </message>
    <message>
        <source>Take Back…</source>
        <translation>撤回…</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>{count} in all, newest first</source>
        <translation>共 {count} 笔，最新在前</translation>
    </message>
    <message>
        <source>{shown} of {count}</source>
        <translation>{count} 个中的 {shown} 个</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>还没有</translation>
    </message>
    <message>
        <source>{count} in all</source>
        <translation>共 {count} 笔</translation>
    </message>
    <message>
        <source>Show Timeline</source>
        <translation>显示时间线</translation>
    </message>
</context>
<context>
    <name>SpendsModel</name>
    <message>
        <source>Spend</source>
        <translation>支出</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>User</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>Asked ε</source>
        <translation>请求的 ε</translation>
    </message>
    <message>
        <source>Granted ε</source>
        <translation>批准的 ε</translation>
    </message>
    <message>
        <source>Share of pool</source>
        <translation>占预算池</translation>
    </message>
    <message>
        <source>Left after</source>
        <translation>之后剩余</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>{dataset}, search for bounds of {column}</source>
        <translation>{dataset}，搜索 {column} 的取值界限</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>已预留</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>已发布</translation>
    </message>
    <message>
        <source>Failed, spent</source>
        <translation>失败，已支出</translation>
    </message>
    <message>
        <source>Cancelled, spent</source>
        <translation>取消，已支出</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>已撤回</translation>
    </message>
    <message>
        <source>{count} pico-ρ in the ledger</source>
        <translation>账本中 {count} pico-ρ</translation>
    </message>
</context>
<context>
    <name>SpentFacts</name>
    <message>
        <source>Reserved</source>
        <translation>已预留</translation>
    </message>
    <message>
        <source>Data opened</source>
        <translation>已打开数据</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>已发布</translation>
    </message>
    <message>
        <source>{granted} will be spent</source>
        <translation>将支出 {granted}</translation>
    </message>
    <message>
        <source>It is written to the ledger before the data is opened.</source>
        <translation>在打开数据之前写入账本。</translation>
    </message>
    <message>
        <source>{granted} is spent</source>
        <translation>已支出 {granted}</translation>
    </message>
    <message>
        <source>It was written to the ledger before the data was opened, and stays spent whatever happens now.</source>
        <translation>在打开数据之前已写入账本，无论之后发生什么都算支出。</translation>
    </message>
    <message>
        <source>Nothing was spent</source>
        <translation>没有任何支出</translation>
    </message>
    <message>
        <source>{granted} was not written to the ledger.</source>
        <translation>{granted} 未写入账本。</translation>
    </message>
    <message>
        <source>It was written to the ledger before the data was opened, and stays spent.</source>
        <translation>它在打开数据之前已写入账本，不会退回。</translation>
    </message>
    <message>
        <source>Cancelled, spent</source>
        <translation>取消，已支出</translation>
    </message>
    <message>
        <source>Failed, spent</source>
        <translation>失败，已支出</translation>
    </message>
    <message>
        <source>Not released</source>
        <translation>未发布</translation>
    </message>
    <message>
        <source>open</source>
        <translation>未定</translation>
    </message>
</context>
<context>
    <name>SplitPanel</name>
    <message>
        <source>Of</source>
        <translation>属于</translation>
    </message>
    <message>
        <source>By</source>
        <translation>操作人</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>份额</translation>
    </message>
</context>
<context>
    <name>SplitRow</name>
    <message>
        <source>{share} of all pools</source>
        <translation>占所有预算池的 {share}</translation>
    </message>
    <message>
        <source>{share} spent</source>
        <translation>已支出 {share}</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>还没有</translation>
    </message>
</context>
<context>
    <name>Stages</name>
    <message>
        <source>All stages are over</source>
        <translation>所有阶段已结束</translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} stages are over</source>
        <translation>
            <numerusform>{all} 个阶段中 %n 个已结束</numerusform>
        </translation>
    </message>
    <message>
        <source>Stages of the run</source>
        <translation>运行的各阶段</translation>
    </message>
    <message>
        <source>it ended in the stage “{stage}”</source>
        <translation>在“{stage}”阶段结束</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
</context>
<context>
    <name>StepRail</name>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Import data</source>
        <translation>导入数据</translation>
    </message>
    <message>
        <source>Everything stays on this computer.</source>
        <translation>一切都留在这台计算机上。</translation>
    </message>
    <message>
        <source>Step {number} of {all}: {title}</source>
        <translation>第 {number} 步，共 {all} 步：{title}</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>reserve the budget</source>
        <translation>预留预算</translation>
    </message>
    <message>
        <source>open the data</source>
        <translation>打开数据</translation>
    </message>
    <message>
        <source>measure columns</source>
        <translation>测量各列</translation>
    </message>
    <message>
        <source>measure your queries</source>
        <translation>测量您的查询</translation>
    </message>
    <message>
        <source>select and measure</source>
        <translation>选择并测量</translation>
    </message>
    <message>
        <source>fit the model</source>
        <translation>拟合模型</translation>
    </message>
    <message>
        <source>make rows</source>
        <translation>生成行</translation>
    </message>
    <message>
        <source>store the release</source>
        <translation>保存发布</translation>
    </message>
</context>
<context>
    <name>Sums</name>
    <message>
        <source>Several spends together count less than the sum of their ε.</source>
        <translation>多次支出合计少于其 ε 之和。</translation>
    </message>
</context>
<context>
    <name>SynthesisTab</name>
    <message>
        <source>A dataset</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>One sensitive table with its public domain and its pool.</source>
        <translation>一张敏感表及其公开值域和预算池。</translation>
    </message>
    <message>
        <source>A user</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>Somebody who receives synthetic tables, within limits.</source>
        <translation>在上限之内接收合成表的人。</translation>
    </message>
    <message>
        <source>A request</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>What must come out well, and how much it may cost.</source>
        <translation>哪些必须准确，以及可以花多少。</translation>
    </message>
    <message>
        <source>Nothing to ask for yet</source>
        <translation>还没有可请求的内容</translation>
    </message>
    <message>
        <source>Import a dataset first</source>
        <translation>请先导入数据集</translation>
    </message>
    <message>
        <source>Add a user first</source>
        <translation>请先添加用户</translation>
    </message>
    <message>
        <source>A synthetic table needs a dataset to come from and a user to go to.</source>
        <translation>合成表需要来源数据集和接收用户。</translation>
    </message>
    <message>
        <source>Synthesis: starting</source>
        <translation>合成：开始</translation>
    </message>
    <message>
        <source>Synthesis {name}: {step}, {share}</source>
        <translation>合成 {name}：{step}，{share}</translation>
    </message>
    <message>
        <source>{release} is ready: see Releases</source>
        <translation>{release} 已就绪：见“发布”</translation>
    </message>
    <message>
        <source>The synthesis failed: see Synthesis</source>
        <translation>合成失败：见“合成”</translation>
    </message>
</context>
<context>
    <name>Tab</name>
    <message>
        <source>Saved as {name}</source>
        <translation>已另存为 {name}</translation>
    </message>
</context>
<context>
    <name>TabBar</name>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>{page}, a run has ended</source>
        <translation>{page}，有一次运行已结束</translation>
    </message>
</context>
<context>
    <name>TabRow</name>
    <message>
        <source>Datasets</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>Pools</source>
        <translation>预算池</translation>
    </message>
    <message>
        <source>Synthesis</source>
        <translation>合成</translation>
    </message>
    <message>
        <source>Releases</source>
        <translation>发布</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>审计</translation>
    </message>
</context>
<context>
    <name>TakeBackDialog</name>
    <message>
        <source>The program ended before this run opened the data, so nobody learned anything. {granted} return to the pools, and the log says so.</source>
        <translation>程序在此次运行打开数据之前结束，因此没有人得知任何内容。{granted} 退回预算池，日志会记录。</translation>
    </message>
    <message>
        <source>Take back {spend} of {user}</source>
        <translation>撤回 {user} 的 {spend}</translation>
    </message>
    <message>
        <source>It goes into the audit log.</source>
        <translation>会写入审计日志。</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>原因(&amp;R)</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>撤回</translation>
    </message>
    <message>
        <source>Say why; the auditor will ask.</source>
        <translation>请说明原因；审计员会问。</translation>
    </message>
</context>
<context>
    <name>ThreeColumnsDialog</name>
    <message>
        <source>Three columns</source>
        <translation>三列</translation>
    </message>
    <message>
        <source>Their joint table is measured as one. The fewer cells it has, the smaller its error.</source>
        <translation>它们的联合表作为一个整体测量。单元格越少，误差越小。</translation>
    </message>
    <message>
        <source>&amp;First column</source>
        <translation>第一列(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Second column</source>
        <translation>第二列(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Third column</source>
        <translation>第三列(&amp;T)</translation>
    </message>
    <message>
        <source>Add Query</source>
        <translation>添加查询</translation>
    </message>
    <message>
        <source>Expected error: {error} points</source>
        <translation>预期误差：{error} 个百分点</translation>
    </message>
    <message>
        <source>Not assured: too large for this budget to be measured by itself.</source>
        <translation>不保证测量：以此预算而言过大，无法单独测量。</translation>
    </message>
    <message>
        <source>Choose three different columns.</source>
        <translation>请选择三个不同的列。</translation>
    </message>
    <message numerus="yes">
        <source>{factors} = %Ln cells</source>
        <translation>
            <numerusform>{factors} = %Ln 个单元格</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Remaining budget</source>
        <translation>剩余预算</translation>
    </message>
    <message>
        <source>Spend</source>
        <translation>支出</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>User</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>Left after</source>
        <translation>之后剩余</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>{spend}, {user}, {date}: {what}, {left} left after it</source>
        <translation>{spend}，{user}，{date}：{what}，之后剩余 {left}</translation>
    </message>
    <message>
        <source>{spend}, {user}, {date}: {left} left after it</source>
        <translation>{spend}，{user}，{date}：之后剩余 {left}</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>{share} left today</source>
        <translation>今天剩余 {share}</translation>
    </message>
    <message>
        <source>{share} after the plan</source>
        <translation>计划之后 {share}</translation>
    </message>
    <message numerus="yes">
        <source>%n spend(s)</source>
        <translation>
            <numerusform>%n 笔支出</numerusform>
        </translation>
    </message>
    <message>
        <source>at this rate used up about {date}</source>
        <translation>照此速度约 {date} 用完</translation>
    </message>
</context>
<context>
    <name>TimelineCard</name>
    <message>
        <source>Remaining budget</source>
        <translation>剩余预算</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>显示内容</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>随时间</translation>
    </message>
    <message>
        <source>By user</source>
        <translation>按用户</translation>
    </message>
    <message>
        <source>By dataset</source>
        <translation>按数据集</translation>
    </message>
    <message>
        <source>Budget by user</source>
        <translation>各用户的预算</translation>
    </message>
    <message>
        <source>Budget by dataset</source>
        <translation>各数据集的预算</translation>
    </message>
    <message>
        <source>Shares add up.</source>
        <translation>份额可以相加。</translation>
    </message>
    <message>
        <source>Share of the pools of all datasets.</source>
        <translation>占所有数据集预算池的份额。</translation>
    </message>
    <message>
        <source>Share of each dataset’s pool.</source>
        <translation>占各数据集预算池的份额。</translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation>另外 {count} 个</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>计划</translation>
    </message>
</context>
<context>
    <name>Told</name>
    <message>
        <source>Every cell is empty. Left out.</source>
        <translation>所有单元格都为空。不纳入。</translation>
    </message>
    <message>
        <source>Every cell holds the same value. Left out.</source>
        <translation>所有单元格的值相同。不纳入。</translation>
    </message>
    <message>
        <source>{reason} A few words between them count as missing.</source>
        <translation>{reason}其间的少数文字视为缺失。</translation>
    </message>
    <message>
        <source>Every filled cell is a date, written like {example}.</source>
        <translation>每个非空单元格都是日期，写法如 {example}。</translation>
    </message>
    <message>
        <source>Every filled cell is a date and time, written like {example}.</source>
        <translation>每个非空单元格都是日期和时间，写法如 {example}。</translation>
    </message>
    <message>
        <source>Codes with leading zeros that differ from row to row. Left out.</source>
        <translation>带前导零的编码，每行不同。不纳入。</translation>
    </message>
    <message>
        <source>Codes with leading zeros are not numbers.</source>
        <translation>带前导零的编码不是数字。</translation>
    </message>
    <message>
        <source>There are just 0 and 1.</source>
        <translation>只有 0 和 1。</translation>
    </message>
    <message>
        <source>A few whole numbers far apart, as for kinds of something.</source>
        <translation>少数相距很远的整数，像是某种类别的代码。</translation>
    </message>
    <message>
        <source>Numbers with decimal places.</source>
        <translation>带小数位的数。</translation>
    </message>
    <message>
        <source>Whole numbers, another one on each row: a key. Left out.</source>
        <translation>整数，每行不同：是键。不纳入。</translation>
    </message>
    <message>
        <source>A key by its name, with very many values. Left out.</source>
        <translation>从名称看是键，值非常多。不纳入。</translation>
    </message>
    <message>
        <source>Codes in a column that is called like a key. Left out.</source>
        <translation>列名像键，内容为编码。不纳入。</translation>
    </message>
    <message>
        <source>Codes that differ from row to row. Left out.</source>
        <translation>编码，每行不同。不纳入。</translation>
    </message>
    <message>
        <source>Texts that differ from row to row. Left out.</source>
        <translation>文本，每行不同。不纳入。</translation>
    </message>
    <message>
        <source>There are just two words, for no and yes.</source>
        <translation>只有两个词，表示否和是。</translation>
    </message>
    <message>
        <source>The same words come again and again.</source>
        <translation>同样的词反复出现。</translation>
    </message>
    <message>
        <source>The key repeats: several rows may belong to one person. Set the rows per person.</source>
        <translation>键有重复：多行可能属于同一个人。请设定每人行数。</translation>
    </message>
    <message>
        <source>Some cells hold no number; they count as missing.</source>
        <translation>有些单元格不是数字；视为缺失。</translation>
    </message>
    <message>
        <source>Each row has another value: if it is a key, leave it out.</source>
        <translation>每行的值都不同：如果是键，请不要纳入。</translation>
    </message>
    <message>
        <source>Nearly all numbers are whole: how the few others are written would tell of single rows. If whole numbers are meant, choose that type.</source>
        <translation>几乎所有数字都是整数：其余少数数字的写法会透露个别行的信息。如果本来就是整数，请选择该类型。</translation>
    </message>
    <message>
        <source>There are very many categories. Group them, or leave the column out.</source>
        <translation>类别非常多。请分组，或不纳入此列。</translation>
    </message>
    <message>
        <source>Some categories are rare. Group them, or take the list from a code book.</source>
        <translation>有些类别很少见。请分组，或采用编码本的列表。</translation>
    </message>
    <message>
        <source>Some values start like a formula; export spreadsheet-safe if needed.</source>
        <translation>有些值像公式一样开头；必要时请在导出时选择“防止电子表格执行公式”。</translation>
    </message>
    <message>
        <source>Some categories differ only in capital letters or blanks.</source>
        <translation>有些类别只有大小写或空格不同。</translation>
    </message>
    <message>
        <source>Numbers like 1,234 are read as one thousand and more, not as decimals.</source>
        <translation>形如 1,234 的数按一千多读取，而不是小数。</translation>
    </message>
    <message>
        <source>The first row seems to hold values, so the columns are called column_1, column_2 and so on.</source>
        <translation>第一行似乎是数据，因此各列被命名为 column_1、column_2 等。</translation>
    </message>
    <message>
        <source>The file is not UTF-8. It is read as {guess}: check words with accents.</source>
        <translation>文件不是 UTF-8，按 {guess} 读取：请检查带重音的文字。</translation>
    </message>
    <message>
        <source>Line {line} of {file} has {found}, not {width}. Correct the line, or check the separator and the quotes.</source>
        <translation>{file} 第 {line} 行为 {found}，而不是 {width}。请更正该行，或检查分隔符和引号。</translation>
    </message>
    <message>
        <source>The package {one} is not newer than this copy, so it does not prove what was spent after it.</source>
        <translation>包 {one} 并不比此副本新，因此不能证明此副本之后的支出。</translation>
    </message>
    <message>
        <source>{file} is empty. Choose a file with a header and rows.</source>
        <translation>{file} 是空的。请选择有表头和数据行的文件。</translation>
    </message>
    <message>
        <source>{file} has no rows. Choose a file with a header and rows.</source>
        <translation>{file} 没有数据行。请选择有表头和数据行的文件。</translation>
    </message>
    <message>
        <source>{file} has a header but no rows. Choose a file with rows.</source>
        <translation>{file} 有表头但没有数据行。请选择有数据行的文件。</translation>
    </message>
    <message>
        <source>{file} is no readable Parquet file. Export it again.</source>
        <translation>{file} 不是可读的 Parquet 文件。请重新导出。</translation>
    </message>
    <message>
        <source>{file} is no readable Excel file. Save it again, unprotected.</source>
        <translation>{file} 不是可读的 Excel 文件。请取消保护后重新保存。</translation>
    </message>
    <message>
        <source>{file} is {what}, not a table. Export it as CSV first.</source>
        <translation>{file} 不是表（{what}）。请先导出为 CSV。</translation>
    </message>
    <message>
        <source>Line {where} of {file} is not valid {encoding}. Choose another encoding.</source>
        <translation>{file} 第 {where} 行不是有效的 {encoding}。请选择其他编码。</translation>
    </message>
    <message>
        <source>Two columns have the name &apos;{name}&apos;.</source>
        <translation>有两列的名称都是“{name}”。</translation>
    </message>
    <message>
        <source>The groups must start at rising values.</source>
        <translation>各组的起点必须递增。</translation>
    </message>
    <message>
        <source>The largest value is below the smallest.</source>
        <translation>最大值小于最小值。</translation>
    </message>
    <message>
        <source>The last day is before the first.</source>
        <translation>最后一天早于第一天。</translation>
    </message>
    <message>
        <source>The value &apos;{value}&apos; is listed twice.</source>
        <translation>值“{value}”列出了两次。</translation>
    </message>
    <message>
        <source>A missing token is listed twice.</source>
        <translation>某个表示缺失的文本列出了两次。</translation>
    </message>
    <message>
        <source>There is an account {name} already. Choose another name.</source>
        <translation>已有账户 {name}。请另选名称。</translation>
    </message>
    <message>
        <source>There is a user named {name} already. Choose another name.</source>
        <translation>已有名为 {name} 的用户。请另选名称。</translation>
    </message>
    <message>
        <source>There is a dataset named {name} already. Choose another name.</source>
        <translation>已有名为 {name} 的数据集。请另选名称。</translation>
    </message>
    <message>
        <source>No value of &apos;{name}&apos; stands out of the noise. What was spent stays spent. Ask with a larger budget, or declare bounds that are public knowledge.</source>
        <translation>“{name}”没有值从噪声中显现出来。已花费的不会退回。请用更大的预算，或声明公开已知的界限。</translation>
    </message>
    <message>
        <source>Many cells of &apos;{name}&apos; hold neither a number nor a date and will count as the lowest value. If they stand for missing values, ask again and name them as missing.</source>
        <translation>“{name}”的许多单元格既不是数字也不是日期，将计为最小值。如果它们表示缺失，请重新请求并将其列为缺失。</translation>
    </message>
    <message>
        <source>The rule &quot;{rule}&quot; does not fit the chosen bounds and was left out. State it anew.</source>
        <translation>规则“{rule}”与所选界限不符，已去掉。请重新设定。</translation>
    </message>
    <message>
        <source>Not counted: {names}. {reason}</source>
        <translation>未计数：{names}。{reason}</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; lies over the public grid already. Choose the bounds of the table that it is of.</source>
        <translation>“{name}”已在公开网格上。请为它所属的表选择界限。</translation>
    </message>
    <message>
        <source>{name} can be taken for {like}, who is known already. Choose a name that looks different.</source>
        <translation>{name} 容易被误认为已有的 {like}。请选择一个看起来不同的名称。</translation>
    </message>
    <message>
        <source>{word} mixes letters of alphabets that look alike. Type each word in one alphabet.</source>
        <translation>{word} 混用了外形相似的不同字母表中的字母。请让每个词只用一种字母表。</translation>
    </message>
    <message>
        <source>The name or the passphrase is wrong. Nothing was opened.</source>
        <translation>名称或口令错误。没有打开任何内容。</translation>
    </message>
    <message>
        <source>The passphrase of {file} is wrong. Nothing was opened.</source>
        <translation>{file} 的口令不正确。没有打开任何内容。</translation>
    </message>
    <message>
        <source>Somebody has to be custodian: add an account of that role first.</source>
        <translation>必须有数据保管人：请先添加该角色的账户。</translation>
    </message>
    <message>
        <source>An analyst acts for one user of the workspace; the other roles act for none.</source>
        <translation>分析员代表工作区的一个用户；其他角色不代表任何用户。</translation>
    </message>
    <message>
        <source>A passphrase has {fewest} to {most} characters. A few words that do not belong together are easy to remember and hard to guess.</source>
        <translation>口令应有 {fewest} 至 {most} 个字符。几个互不相关的词容易记住，也难以猜到。</translation>
    </message>
    <message>
        <source>This passphrase is guessed at once. Choose another.</source>
        <translation>此口令一猜就中。请另选一个。</translation>
    </message>
    <message>
        <source>This account is closed.</source>
        <translation>此账户已关闭。</translation>
    </message>
    <message>
        <source>Your account was changed since you signed in. Sign in again.</source>
        <translation>您登录之后账户有改动。请重新登录。</translation>
    </message>
    <message>
        <source>This workspace has accounts. Sign in with yours.</source>
        <translation>此工作区设有账户。请用您的账户登录。</translation>
    </message>
    <message>
        <source>You may set your own passphrase, and nobody else&apos;s. Ask a custodian.</source>
        <translation>您只能设置自己的口令，不能设置他人的。请询问数据保管人。</translation>
    </message>
    <message>
        <source>This is the newest copy of the workspace; there is nothing to accept.</source>
        <translation>这是工作区的最新副本；没有需要接受的内容。</translation>
    </message>
    <message>
        <source>{file} is not a CuSyn workspace. Choose a file that ends in .cusyn.</source>
        <translation>{file} 不是 CuSyn 工作区。请选择以 .cusyn 结尾的文件。</translation>
    </message>
    <message>
        <source>{file} is damaged. Put back a backup; what it lacks stays spent.</source>
        <translation>{file} 已损坏。请放回备份；备份中缺少的仍算支出。</translation>
    </message>
    <message>
        <source>{file} is not a complete workspace. Put back a backup.</source>
        <translation>{file} 不是完整的工作区。请放回备份。</translation>
    </message>
    <message>
        <source>{file} lies on a network drive, where two windows could spend the same budget. Keep the workspace on a disk of this computer.</source>
        <translation>{file} 在网络驱动器上，两个窗口可能支出同一份预算。请把工作区放在这台计算机的磁盘上。</translation>
    </message>
    <message>
        <source>There is a file {file} already. Choose another name.</source>
        <translation>已有文件 {file}。请另选名称。</translation>
    </message>
    <message>
        <source>Too little budget is left for this request. Nothing was spent.</source>
        <translation>剩余预算不足以满足此请求。没有支出。</translation>
    </message>
    <message>
        <source>What can be granted has changed since it was shown. See the new decision. Nothing was spent.</source>
        <translation>显示之后可批准的额度已有变化。请看新的决定。没有支出。</translation>
    </message>
    <message>
        <source>The new limit must be above 0 and below the present one: limits are never raised.</source>
        <translation>新上限必须大于 0 且低于现有上限：上限从不提高。</translation>
    </message>
    <message>
        <source>The new size must be below the present one: a pool is never refilled.</source>
        <translation>新大小必须小于现有大小：预算池永不补充。</translation>
    </message>
    <message>
        <source>More than this is spent already. Close the pool to stop further spends.</source>
        <translation>已支出的预算超过此数。要停止支出，请关闭预算池。</translation>
    </message>
    <message>
        <source>Give a reason in words; it is kept in the audit log.</source>
        <translation>请用文字说明原因；它会保存在审计日志中。</translation>
    </message>
    <message>
        <source>This method does not measure interest queries; choose a customised one if they matter.</source>
        <translation>此方法不测量关注查询；如果它们重要，请选择定制的方法。</translation>
    </message>
    <message>
        <source>So long a list leaves fewer rounds for all other tables, which become less exact.</source>
        <translation>列表这么长，留给其他表的轮次就少，它们会更不准确。</translation>
    </message>
    <message>
        <source>1 interest query gets no separate measurement: at this budget and number of rows the noise would be too large, or the model has no room. The run may still measure the same columns.</source>
        <translation>1 个关注查询没有单独的测量：以此预算和行数，噪声会过大，或模型没有空间。运行中仍可能测量相同的列。</translation>
    </message>
    <message>
        <source>{number} interest queries get no separate measurement: at this budget and number of rows the noise would be too large, or the model has no room. The run may still measure the same columns.</source>
        <translation>{number} 个关注查询没有单独的测量：以此预算和行数，噪声会过大，或模型没有空间。运行中仍可能测量相同的列。</translation>
    </message>
    <message>
        <source>Without a public number of rows nobody can tell yet whether the interest queries are measured: where rows are few they are only estimated from other tables. A rounded number is declared with the dataset.</source>
        <translation>没有公开的行数，尚无法得知关注查询是否会被测量：行数较少时，它们仅由其他表估计。取整后的行数在登记数据集时声明。</translation>
    </message>
    <message>
        <source>Whole numbers.</source>
        <translation>整数。</translation>
    </message>
    <message>
        <source>Whole numbers, written with decimal places.</source>
        <translation>整数，但写有小数位。</translation>
    </message>
    <message>
        <source>The values look like {kind}. Left out.</source>
        <translation>这些值看起来像{kind}。未纳入。</translation>
    </message>
    <message>
        <source>This column may hold {kind}.</source>
        <translation>这一列可能包含{kind}。</translation>
    </message>
    <message>
        <source>names of people</source>
        <translation>人名</translation>
    </message>
    <message>
        <source>e-mail addresses</source>
        <translation>电子邮件地址</translation>
    </message>
    <message>
        <source>telephone numbers</source>
        <translation>电话号码</translation>
    </message>
    <message>
        <source>postal addresses</source>
        <translation>邮寄地址</translation>
    </message>
    <message>
        <source>dates of birth</source>
        <translation>出生日期</translation>
    </message>
    <message>
        <source>national or insurance numbers</source>
        <translation>身份证号或保险号</translation>
    </message>
    <message>
        <source>network addresses</source>
        <translation>网络地址</translation>
    </message>
    <message>
        <source>The years have two digits: they are read as {first} to {last}. If older ones are meant, write all four digits in the file.</source>
        <translation>年份只有两位数字：按 {first} 至 {last} 读取。若指更早的年份，请在文件中写出四位数字。</translation>
    </message>
    <message>
        <source>The last row has nothing but its first cell, as notes do. If so, remove it from the file.</source>
        <translation>最后一行只有第一个单元格有内容，像是注释。若是，请从文件中删除该行。</translation>
    </message>
    <message>
        <source>The numbers stand in quotes, as text does: if they are codes, make it a category.</source>
        <translation>这些数字像文本一样带引号：如果是代码，请改为类别。</translation>
    </message>
    <message>
        <source>{number} groups are too many; {most} are possible. Widen them.</source>
        <translation>{number} 个分组太多；最多 {most} 个。请加宽分组。</translation>
    </message>
    <message>
        <source>{value} has more than {places} decimal places.</source>
        <translation>{value} 的小数位多于 {places} 位。</translation>
    </message>
    <message>
        <source>{value} is too large for {places} decimal places.</source>
        <translation>{value} 对于 {places} 位小数来说太大。</translation>
    </message>
    <message>
        <source>A group starts below the smallest value. Take that start off the list, or lower the smallest value.</source>
        <translation>有一组的起点低于最小值。请从列表中删去该起点，或调低最小值。</translation>
    </message>
    <message>
        <source>The columns of {dataset} have other names than those of this table.</source>
        <translation>{dataset} 的列名与此表不同。</translation>
    </message>
    <message>
        <source>Name {line} is empty or has blanks at its ends. Type a name.</source>
        <translation>第 {line} 个名称为空，或首尾有空格。请输入名称。</translation>
    </message>
    <message>
        <source>Name {line} is longer than {most} characters. Shorten it.</source>
        <translation>第 {line} 个名称超过 {most} 个字符。请缩短。</translation>
    </message>
    <message>
        <source>The name &apos;{name}&apos; is there twice. Each column needs its own.</source>
        <translation>名称“{name}”出现了两次。每列需要自己的名称。</translation>
    </message>
    <message>
        <source>There are {count} names for {columns} columns. Type one name a line.</source>
        <translation>{columns} 列却有 {count} 个名称。请每行输入一个名称。</translation>
    </message>
    <message>
        <source>The last group must start before or at the upper limit.</source>
        <translation>最后一个分组必须从上限或其之前开始。</translation>
    </message>
    <message>
        <source>The format &apos;{format}&apos; cannot write {day}, where a group starts.</source>
        <translation>格式“{format}”无法写出 {day}，而有分组从那里开始。</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is no date. Write it as 2026-01-31 or 2026-01-31T08:30.</source>
        <translation>“{text}”不是日期。请写成 2026-01-31 或 2026-01-31T08:30。</translation>
    </message>
    <message>
        <source>The group &apos;{group}&apos; is not one of the categories.</source>
        <translation>分组“{group}”不在类别之中。</translation>
    </message>
    <message>
        <source>A boolean needs exactly two categories: no, then yes.</source>
        <translation>是或否恰好需要两个类别：先否，后是。</translation>
    </message>
    <message>
        <source>Only identifiers and constants can be regenerated.</source>
        <translation>只有标识符和常量可以重新生成。</translation>
    </message>
    <message>
        <source>Type a name for the group.</source>
        <translation>请为分组输入名称。</translation>
    </message>
    <message>
        <source>Tick the values that the group takes in.</source>
        <translation>请勾选归入该分组的值。</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is a sign of a missing cell or in a group. Take another name.</source>
        <translation>“{name}”表示缺失单元格或已在某个分组中。请换一个名称。</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; has more than {most} different values, too many for categories. Leave it out, or group the values in the file.</source>
        <translation>“{name}”有超过 {most} 个不同的值，作为类别太多。请不纳入该列，或在文件中合并这些值。</translation>
    </message>
    <message>
        <source>The date format &apos;{format}&apos; has an unknown part &apos;{part}&apos;.</source>
        <translation>日期格式“{format}”含有未知部分“{part}”。</translation>
    </message>
    <message>
        <source>The date format &apos;{format}&apos; needs a year (%Y) and a month (%m or %b).</source>
        <translation>日期格式“{format}”需要年（%Y）和月（%m 或 %b）。</translation>
    </message>
    <message>
        <source>The date format &apos;{format}&apos; names a part twice.</source>
        <translation>日期格式“{format}”把某一部分写了两次。</translation>
    </message>
    <message>
        <source>it must be greater than {number}</source>
        <translation>必须大于 {number}</translation>
    </message>
    <message>
        <source>it must be at least {number}</source>
        <translation>必须至少为 {number}</translation>
    </message>
    <message>
        <source>it must be at most {number}</source>
        <translation>必须至多为 {number}</translation>
    </message>
    <message>
        <source>at most {number} characters are possible</source>
        <translation>最多 {number} 个字符</translation>
    </message>
    <message>
        <source>at most {number} are possible in this list</source>
        <translation>此列表最多 {number} 项</translation>
    </message>
    <message>
        <source>a finite number is needed</source>
        <translation>需要有限的数</translation>
    </message>
    <message>
        <source>The rules of order go round in a circle through &apos;{name}&apos;.</source>
        <translation>次序规则经过“{name}”形成了循环。</translation>
    </message>
    <message>
        <source>A rule names a column twice: {names}.</source>
        <translation>一条规则把同一列用了两次：{names}。</translation>
    </message>
    <message>
        <source>A rule names the column &apos;{name}&apos;, which is not in the model.</source>
        <translation>一条规则用到列“{name}”，而它不在模型中。</translation>
    </message>
    <message>
        <source>A rule joins {number} combinations of {names}; {most} are possible.</source>
        <translation>一条规则涉及 {names} 的 {number} 种组合；最多 {most} 种。</translation>
    </message>
    <message>
        <source>A rule on {names} forbids every row.</source>
        <translation>关于 {names} 的一条规则禁止了所有行。</translation>
    </message>
    <message>
        <source>A rule gives a range for &apos;{name}&apos;, which has no numbers or dates.</source>
        <translation>一条规则为“{name}”给出范围，但它没有数字或日期。</translation>
    </message>
    <message>
        <source>A rule cuts the group &apos;{group}&apos; of &apos;{name}&apos;. Let a group start at its limit.</source>
        <translation>一条规则切开了“{name}”的分组“{group}”。请让一个分组从该界限开始。</translation>
    </message>
    <message>
        <source>A rule compares &apos;{lower}&apos; and &apos;{upper}&apos;, which are not numbers of equal places or dates of equal precision.</source>
        <translation>一条规则比较“{lower}”和“{upper}”，但它们不是小数位相同的数字，也不是精度相同的日期。</translation>
    </message>
    <message>
        <source>A rule names the value {value} of &apos;{name}&apos;, which its domain lacks.</source>
        <translation>一条规则用到“{name}”的值 {value}，而它不在值域中。</translation>
    </message>
    <message>
        <source>A rule says that &apos;{name}&apos; may be missing, but its domain has no missing.</source>
        <translation>一条规则说“{name}”可以缺失，但其值域没有缺失。</translation>
    </message>
    <message>
        <source>There is no file &apos;{file}&apos;. Check the name and the folder.</source>
        <translation>没有文件“{file}”。请检查名称和文件夹。</translation>
    </message>
    <message>
        <source>&apos;{file}&apos; is not a file. Choose a file with a table.</source>
        <translation>“{file}”不是文件。请选择含有表格的文件。</translation>
    </message>
    <message>
        <source>{file} cannot be opened: {reason}.</source>
        <translation>无法打开 {file}：{reason}。</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}.</source>
        <translation>无法读取 {file}：{reason}。</translation>
    </message>
    <message>
        <source>The name of the file {file} is no text. Rename it.</source>
        <translation>文件名 {file} 不是文本。请重命名。</translation>
    </message>
    <message>
        <source>Reading {file} broke off: the file is damaged, or takes more memory than it may. Export it again, as CSV.</source>
        <translation>读取 {file} 中断：文件已损坏，或占用的内存超过允许。请重新导出为 CSV。</translation>
    </message>
    <message>
        <source>Reading {file} was given up after {seconds} seconds without progress. The file may be damaged. Export it again, as CSV.</source>
        <translation>读取 {file} 在 {seconds} 秒没有进展后被放弃。文件可能已损坏。请重新导出为 CSV。</translation>
    </message>
    <message>
        <source>{file} needs more than {limit} MiB of memory to be read. Split it, or export it as CSV.</source>
        <translation>读取 {file} 需要超过 {limit} MiB 内存。请拆分文件，或导出为 CSV。</translation>
    </message>
    <message>
        <source>{file} is compressed (gzip). Unpack it first, or ask for that: --gzip with inspect and schema, &quot;packing&quot;: &quot;gzip&quot; in the reading of a schema.</source>
        <translation>{file} 已压缩（gzip）。请先解压，或让此处解压。</translation>
    </message>
    <message>
        <source>{file} is no complete gzip file. Copy or unpack it again.</source>
        <translation>{file} 不是完整的 gzip 文件。请重新复制或解压。</translation>
    </message>
    <message>
        <source>{file} is a damaged archive. Copy or export it again.</source>
        <translation>{file} 是损坏的压缩包。请重新复制或导出。</translation>
    </message>
    <message>
        <source>{file} is a zip archive. Unpack it and choose the file with the table.</source>
        <translation>{file} 是 zip 压缩包。请解压后选择含有表格的文件。</translation>
    </message>
    <message>
        <source>a zstd archive</source>
        <translation>zstd 压缩包</translation>
    </message>
    <message>
        <source>a bzip2 archive</source>
        <translation>bzip2 压缩包</translation>
    </message>
    <message>
        <source>an xz archive</source>
        <translation>xz 压缩包</translation>
    </message>
    <message>
        <source>a 7z archive</source>
        <translation>7z 压缩包</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>PDF 文档</translation>
    </message>
    <message>
        <source>a SQLite database</source>
        <translation>SQLite 数据库</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>an Arrow file</source>
        <translation>Arrow 文件</translation>
    </message>
    <message>
        <source>an SPSS file</source>
        <translation>SPSS 文件</translation>
    </message>
    <message>
        <source>a Stata file</source>
        <translation>Stata 文件</translation>
    </message>
    <message>
        <source>a Python pickle, which is never opened</source>
        <translation>从不打开的 Python pickle</translation>
    </message>
    <message>
        <source>{file} is larger than {limit} MiB. Split it, or raise the limit.</source>
        <translation>{file} 大于 {limit} MiB。请拆分，或提高上限。</translation>
    </message>
    <message>
        <source>{file} grows more than {limit} times when unpacked. It is not opened.</source>
        <translation>{file} 解压后会增大超过 {limit} 倍。不予打开。</translation>
    </message>
    <message>
        <source>{file} has more than {limit} rows. Split it, or raise the limit.</source>
        <translation>{file} 超过 {limit} 行。请拆分，或提高上限。</translation>
    </message>
    <message>
        <source>{file} has {number} columns; {limit} are possible.</source>
        <translation>{file} 有 {number} 列；最多 {limit} 列。</translation>
    </message>
    <message>
        <source>{file} has {number} columns; {limit} are possible. Leave some out.</source>
        <translation>{file} 有 {number} 列；最多 {limit} 列。请去掉一些。</translation>
    </message>
    <message>
        <source>{file} has no sheet &apos;{sheet}&apos;; it has: {names}.</source>
        <translation>{file} 没有工作表“{sheet}”；有：{names}。</translation>
    </message>
    <message>
        <source>{file} does not begin as its encoding demands. Choose another.</source>
        <translation>{file} 的开头不符合其编码。请选择其他编码。</translation>
    </message>
    <message>
        <source>{file} has a line of over {limit} characters: no table.</source>
        <translation>{file} 有一行超过 {limit} 个字符：不是表格。</translation>
    </message>
    <message>
        <source>{file} is a file of kind &apos;{found}&apos;, not &apos;{wanted}&apos; as declared. Choose another file, or write &quot;kind&quot;: &quot;{kind}&quot; in the reading of the schema.</source>
        <translation>{file} 是“{found}”类文件，而不是声明的“{wanted}”。请选择其他文件，或在模式的 reading 中写 &quot;kind&quot;: &quot;{kind}&quot;。</translation>
    </message>
    <message>
        <source>1 cell</source>
        <translation>1 个单元格</translation>
    </message>
    <message>
        <source>{number} cells</source>
        <translation>{number} 个单元格</translation>
    </message>
    <message>
        <source>Line {line} of {file} opens a quote that is never closed, or holds a cell that is far too long. Correct it, or choose another separator or other quotes.</source>
        <translation>{file} 的第 {line} 行有未闭合的引号，或有过长的单元格。请更正，或选择其他分隔符或引号。</translation>
    </message>
    <message>
        <source>Line {line} of {file} has a cell of over {limit} characters. Look for a quote that is never closed, or raise the limit.</source>
        <translation>{file} 的第 {line} 行有超过 {limit} 个字符的单元格。请查找未闭合的引号，或提高上限。</translation>
    </message>
    <message>
        <source>The first line holds no names of columns and is taken for a title.</source>
        <translation>第一行不含列名，视为标题。</translation>
    </message>
    <message>
        <source>The first {number} lines hold no names of columns and are taken for a title.</source>
        <translation>前 {number} 行不含列名，视为标题。</translation>
    </message>
    <message>
        <source>Numbers with a sign such as %: take it away to make them a column of numbers.</source>
        <translation>数值带有 % 之类的符号：去掉符号后，该列才能成为数值列。</translation>
    </message>
    <message>
        <source>The separator cannot be a quote or a line break.</source>
        <translation>分隔符不能是引号或换行。</translation>
    </message>
    <message>
        <source>These are the rows of {other}: one pool counts for both.</source>
        <translation>这些就是 {other} 的行：两者共用一个预算池。</translation>
    </message>
    <message>
        <source>These are the people of {other}: one pool counts for both.</source>
        <translation>这些就是 {other} 的人员：两者共用一个预算池。</translation>
    </message>
    <message>
        <source>The epsilon {epsilon} and delta {delta} that were typed for {name} are not used.</source>
        <translation>为 {name} 输入的 ε {epsilon} 和 δ {delta} 不会使用。</translation>
    </message>
    <message>
        <source>The limit for one synthesis of {other} holds for {name}, too: {limit}. Limits are never raised.</source>
        <translation>{other} 的单次合成限额也适用于 {name}：{limit}。限额从不提高。</translation>
    </message>
    <message>
        <source>The file has {number} columns, the schema {wanted}. Check that it is the right file; a schema lists every column, in the order of the file.</source>
        <translation>文件有 {number} 列，模式有 {wanted} 列。请检查文件是否正确；模式要按文件的顺序列出每一列。</translation>
    </message>
    <message>
        <source>The file has no column &apos;{name}&apos;, which the schema lists. Check that it is the right file, and how the schema spells the name.</source>
        <translation>文件没有模式所列的列“{name}”。请检查文件是否正确，以及模式中的列名写法。</translation>
    </message>
    <message>
        <source>The schema does not list the column &apos;{name}&apos; of the file. Add it to the schema; of the type text it is left out of the model.</source>
        <translation>模式没有列出文件的列“{name}”。请将其加入模式；类型为 text 的列不纳入模型。</translation>
    </message>
    <message>
        <source>The file of {name} is not at {file}. Put it back, or say where it lies now: Find File Again on the page Datasets, or the command cusyn relocate. Nothing was spent.</source>
        <translation>{name} 的文件不在 {file}。请把它放回去，或指明它现在的位置：“数据集”页上的“重新指定文件”，或命令 cusyn relocate。没有花费任何预算。</translation>
    </message>
    <message>
        <source>The header of {file} is longer than {limit} characters.</source>
        <translation>{file} 的表头超过 {limit} 个字符。</translation>
    </message>
    <message>
        <source>Day and month may be swapped: the cells also fit {examples}. Choose how the dates are written.</source>
        <translation>日和月可能颠倒：单元格也符合 {examples}。请选择日期的写法。</translation>
    </message>
    <message>
        <source>The cells of &apos;{name}&apos; are not written as &apos;{form}&apos;.</source>
        <translation>“{name}”的单元格不是按“{form}”书写的。</translation>
    </message>
    <message>
        <source>There would be more than {most} groups. Make them wider, or say where each starts (&apos;width&apos; or &apos;starts&apos; in a schema).</source>
        <translation>分组会超过 {most} 个。请加宽分组，或说明每组的起点。</translation>
    </message>
    <message>
        <source>Say by which step the dates are grouped, or where the groups start (&apos;by&apos; or &apos;starts&apos; in a schema).</source>
        <translation>请说明日期按什么步长分组，或各组从何处开始。</translation>
    </message>
    <message>
        <source>To count values outside the domain as missing, say first which cells count as missing (&apos;missing&apos; in a schema).</source>
        <translation>要把值域外的值计为缺失，请先说明哪些单元格算作缺失。</translation>
    </message>
    <message>
        <source>A column that is filled anew needs a first value (&apos;start&apos; in a schema); that of an identifier ends in digits.</source>
        <translation>重新填写的列需要一个起始值；标识符的起始值须以数字结尾。</translation>
    </message>
    <message>
        <source>The name of column {number} is longer than {limit} characters. Shorten it.</source>
        <translation>第 {number} 列的名称超过 {limit} 个字符。请缩短。</translation>
    </message>
    <message>
        <source>The column &apos;{name}&apos; of {file} holds {found}, not single values.</source>
        <translation>{file} 的列“{name}”包含 {found}，不是单个值。</translation>
    </message>
    <message>
        <source>Line {line} of {file} has text after a closing quote. Correct it, or choose another separator or other quotes.</source>
        <translation>{file} 的第 {line} 行在结束引号后还有文本。请更正，或选择其他分隔符或引号。</translation>
    </message>
    <message>
        <source>Line {line} of {file} cannot be read. Correct it, or choose another separator or other quotes.</source>
        <translation>无法读取 {file} 的第 {line} 行。请更正，或选择其他分隔符或引号。</translation>
    </message>
    <message>
        <source>Line {line} of {file} is empty, but rows follow. Remove the line.</source>
        <translation>{file} 的第 {line} 行为空，但后面还有行。请删除该行。</translation>
    </message>
    <message>
        <source>Line {line} of {file} holds a NUL character. The file is damaged, or its encoding is another one (UTF-16, for example).</source>
        <translation>{file} 的第 {line} 行含有 NUL 字符。文件已损坏，或编码不同（例如 UTF-16）。</translation>
    </message>
    <message>
        <source>Dates in several formats, or with mistakes. Left out; write all in one.</source>
        <translation>日期有多种格式或有错误。已略去；请统一为一种格式。</translation>
    </message>
    <message>
        <source>Dates in several formats, or with mistakes: write all in one to make it a date.</source>
        <translation>日期有多种格式，或有错误：请统一为一种写法，该列才能成为日期。</translation>
    </message>
    <message>
        <source>Nothing is below zero but {codes}, as signs of missing values are. If so, list it as missing, and raise the lower limit.</source>
        <translation>小于零的只有 {codes}，通常是缺失值的代码。若是如此，请将其列为缺失，并提高下限。</translation>
    </message>
    <message>
        <source>The last row seems to hold totals (&apos;{word}&apos;). Remove it from the file: it is no person.</source>
        <translation>最后一行似乎是合计（“{word}”）。请从文件中删除：它不是一个人。</translation>
    </message>
    <message>
        <source>The file has no byte order mark; it looks like {guess}.</source>
        <translation>文件没有字节顺序标记；看起来像 {guess}。</translation>
    </message>
    <message>
        <source>Column {number} has no name; it is called &apos;{name}&apos;.</source>
        <translation>第 {number} 列没有名称；称为“{name}”。</translation>
    </message>
    <message>
        <source>Column {number} repeats the name &apos;{former}&apos;; it is called &apos;{name}&apos;.</source>
        <translation>第 {number} 列重复了名称“{former}”；称为“{name}”。</translation>
    </message>
    <message>
        <source>The encoding &apos;{encoding}&apos; is unknown.</source>
        <translation>编码“{encoding}”未知。</translation>
    </message>
    <message>
        <source>The decimal mark and the thousands mark must differ.</source>
        <translation>小数点与千位分隔符必须不同。</translation>
    </message>
    <message>
        <source>The code book {file} cannot be read. Save it as UTF-8.</source>
        <translation>无法读取编码本 {file}。请保存为 UTF-8。</translation>
    </message>
    <message>
        <source>The code book {file} cannot be opened. Check that it is there and may be read.</source>
        <translation>无法打开编码本 {file}。请检查它是否存在、是否允许读取。</translation>
    </message>
    <message>
        <source>The code book {file} is no valid JSON. Correct it.</source>
        <translation>编码本 {file} 不是有效的 JSON。请更正。</translation>
    </message>
    <message>
        <source>The code book {file} is larger than {limit} MiB.</source>
        <translation>编码本 {file} 大于 {limit} MiB。</translation>
    </message>
    <message>
        <source>The code book {file} needs the columns &apos;column&apos; and &apos;value&apos;, one line for each value; it has: {names}.</source>
        <translation>编码本 {file} 需要“column”和“value”两列，每个值一行；现有：{names}。</translation>
    </message>
    <message>
        <source>The domain of &apos;{name}&apos; must be a number of codes from 1 to {most}, a list of values, an object of values with labels, or the fields of a column.</source>
        <translation>“{name}”的值域必须是 1 到 {most} 的代码个数、值的列表、带标签的值对象，或一列的各字段。</translation>
    </message>
    <message>
        <source>One person has 1 to {most} rows, not {number}.</source>
        <translation>一人有 1 到 {most} 行，而不是 {number} 行。</translation>
    </message>
    <message>
        <source>These rows are registered as {name} with {number} rows per person. Their pool counts in that unit, so it has to stay the same.</source>
        <translation>这些行已登记为 {name}，每人 {number} 行。其预算池以此为单位，因此必须保持不变。</translation>
    </message>
    <message>
        <source>These rows are registered as {name}, whose pool counts for them, and cannot come to that of {other}. Register them without saying whose people they are; if that pool is wrong, spend nothing of it, and close it.</source>
        <translation>这些行已登记为 {name}，由它的预算池计入，不能再归入 {other} 的预算池。请直接登记，不要说明涉及的人；如果那个预算池不对，请不要再动用它，并将其关闭。</translation>
    </message>
    <message>
        <source>{name} counts {number} rows per person at delta {delta}. A dataset that shares its pool has to count in the same unit and at the same delta.</source>
        <translation>{name} 按每人 {number} 行、delta {delta} 计算。共用其预算池的数据集必须使用相同的单位和 delta。</translation>
    </message>
    <message>
        <source>The schema calls the bounds of {name} chosen, and no release of these rows tells the same bounds: they count as taken from the rows.</source>
        <translation>模式称 {name} 的界限是选定的，但这些行的发布都没有给出相同的界限：视为取自数据行。</translation>
    </message>
    <message>
        <source>{spent}, counts as spent already: an older copy of the workspace was accepted, and this is or may be a dataset that the copy had forgotten.</source>
        <translation>{spent}，已算作支出：曾接受过较旧的工作区副本，而这是或可能是该副本遗漏的数据集。</translation>
    </message>
    <message>
        <source>Column &apos;{name}&apos;: {cells} a value outside the declared domain; such values {becomes}.</source>
        <translation>列“{name}”：{cells}声明值域之外的值；这些值{becomes}。</translation>
    </message>
    <message>
        <source>Column &apos;{name}&apos;: {cells} no value of its type (an empty cell or a word); such cells count as &apos;{label}&apos;.</source>
        <translation>列“{name}”：{cells}不属于其类型的内容（空单元格或文字）；这些单元格算作“{label}”。</translation>
    </message>
    <message>
        <source>Column &apos;{name}&apos;: {cells} a number with more decimal places than are declared; such numbers are rounded.</source>
        <translation>列“{name}”：{cells}小数位数多于声明的数值；这些数值会被四舍五入。</translation>
    </message>
    <message>
        <source>1 cell holds</source>
        <translation>1 个单元格含有</translation>
    </message>
    <message>
        <source>{number} cells hold</source>
        <translation>{number} 个单元格含有</translation>
    </message>
    <message>
        <source>were moved to the nearest limit</source>
        <translation>已移到最近的界限</translation>
    </message>
    <message>
        <source>count as other</source>
        <translation>算作其他</translation>
    </message>
    <message>
        <source>count as missing</source>
        <translation>算作缺失</translation>
    </message>
    <message>
        <source>count as the first category</source>
        <translation>算作第一个类别</translation>
    </message>
    <message>
        <source>The column &apos;{names}&apos; holds values that the schema does not list. Say where such values go: &quot;outside&quot;: &quot;other&quot;, &quot;missing&quot;, or &quot;first&quot; for the first category. Or complete the lists &quot;categories&quot; and &quot;missing&quot; (an empty cell is the value &quot;&quot;); they must be public: what anyone could know without the rows.</source>
        <translation>列“{names}”含有其列表中没有的值。请说明这些值归到哪里，或补全列表；列表必须是公开的：任何人不看数据行也能知道的内容。</translation>
    </message>
    <message>
        <source>The columns &apos;{names}&apos; hold values that the schema does not list. Say where such values go: &quot;outside&quot;: &quot;other&quot;, &quot;missing&quot;, or &quot;first&quot; for the first category. Or complete the lists &quot;categories&quot; and &quot;missing&quot; (an empty cell is the value &quot;&quot;); they must be public: what anyone could know without the rows.</source>
        <translation>列“{names}”含有其列表中没有的值。请说明这些值归到哪里，或补全列表；列表必须是公开的：任何人不看数据行也能知道的内容。</translation>
    </message>
    <message>
        <source>No column of the schema is in the model; declare at least one category or number.</source>
        <translation>没有任何列在模型中；请至少声明一个类别或数字。</translation>
    </message>
    <message>
        <source>There is no file {file}. Name the place where the file of {name} lies now.</source>
        <translation>没有文件 {file}。请指出 {name} 的文件现在的位置。</translation>
    </message>
    <message>
        <source>{file} is not the file that was registered as {name}. {found}</source>
        <translation>{file} 不是登记为 {name} 的文件。{found}</translation>
    </message>
    <message>
        <source>Nor can it be read by its schema: {reason}</source>
        <translation>也无法按其模式读取：{reason}</translation>
    </message>
    <message>
        <source>It holds the same rows in another form, but a run reads the registered file alone, byte for byte. Put that one back, or add this one under another name: it comes back to the same pool.</source>
        <translation>它以另一种形式包含相同的行，但运行只逐字节读取登记的文件。请放回原文件，或以另一名称添加此文件：它会归到同一预算池。</translation>
    </message>
    <message>
        <source>It holds much the same rows, and some have changed. Put the registered file back, or add this one under another name, with the pool of {name}.</source>
        <translation>它包含大致相同的行，但有些已更改。请放回登记的文件，或以另一名称添加此文件，并使用 {name} 的预算池。</translation>
    </message>
    <message>
        <source>It holds other rows, or some of them have changed. Look for the registered file, or add this one under another name, with the pool of {name} if these are its people.</source>
        <translation>它包含其他行，或有些行已更改。请查找登记的文件，或以另一名称添加此文件；若是相同的人员，请使用 {name} 的预算池。</translation>
    </message>
    <message>
        <source>The file at {file} is not the one that was registered as {name}: it has changed since. Put the registered file back, or register the changed one as a dataset of its own. Nothing was spent.</source>
        <translation>位于 {file} 的文件不是登记为 {name} 的文件：此后已更改。请放回登记的文件，或把更改后的文件登记为单独的数据集。没有支出。</translation>
    </message>
    <message>
        <source>The file of {name} at {file} cannot be read: it is no plain file. Put the registered file back. Nothing was spent.</source>
        <translation>无法读取位于 {file} 的 {name} 的文件：它不是普通文件。请放回登记的文件。没有支出。</translation>
    </message>
    <message>
        <source>The file of {name} at {file} cannot be read: {reason}. Nothing was spent.</source>
        <translation>无法读取位于 {file} 的 {name} 的文件：{reason}。没有支出。</translation>
    </message>
    <message>
        <source>The file of {name} can no longer be read as it was registered. Put that file back.</source>
        <translation>{name} 的文件已无法按登记时的方式读取。请放回那个文件。</translation>
    </message>
    <message>
        <source>The rows of {name} changed while they were opened. Put the registered file back.</source>
        <translation>{name} 的行在打开时发生了变化。请放回登记的文件。</translation>
    </message>
    <message>
        <source>The smallest budget of use, epsilon {least}, is more than the epsilon {asked} that is asked. Lower it, or ask for more.</source>
        <translation>最小可用预算 ε {least} 大于所请求的 ε {asked}。请调低它，或请求更多。</translation>
    </message>
    <message>
        <source>The query &apos;{query}&apos; has {number} columns; an interest query has 1 to {most}.</source>
        <translation>查询“{query}”有 {number} 列；关注查询为 1 至 {most} 列。</translation>
    </message>
    <message>
        <source>The query &apos;{query}&apos; is listed twice; leave one out.</source>
        <translation>查询“{query}”列出了两次；请去掉一个。</translation>
    </message>
    <message>
        <source>The query &apos;{query}&apos; names a column twice.</source>
        <translation>查询“{query}”中同一列出现了两次。</translation>
    </message>
    <message>
        <source>{error} Columns and their numbers of values: {columns}. Nothing was spent.</source>
        <translation>{error} 列及其值的个数：{columns}。未花费任何预算。</translation>
    </message>
    <message>
        <source>A synthetic table has 1 to {most} rows, not {number}.</source>
        <translation>合成表有 1 至 {most} 行，而不是 {number} 行。</translation>
    </message>
    <message>
        <source>A model may have {least} to {most} MB, not {number}.</source>
        <translation>模型可为 {least} 至 {most} MB，而不是 {number}。</translation>
    </message>
    <message>
        <source>{rows} rows of {columns} columns need about {needed} of memory, and {free} are free. Ask for at most {fitting} rows, or close other programs. Nothing was spent.</source>
        <translation>{rows} 行 {columns} 列约需 {needed} 内存，而可用 {free}。请最多请求 {fitting} 行，或关闭其他程序。没有花费任何预算。</translation>
    </message>
    <message>
        <source>The domain of {names} was taken from the rows. The guarantee holds only if it is public knowledge; check it, then set &quot;origin&quot; to &quot;public&quot; in the schema.</source>
        <translation>{names} 的取值范围取自数据行。只有当它是公开知识时保证才成立；请检查，然后在模式中将“origin”设为“public”。</translation>
    </message>
    <message>
        <source>The domains of {names} were taken from the rows. The guarantee holds only if they are public knowledge; check it, then set &quot;origin&quot; to &quot;public&quot; in the schema.</source>
        <translation>{names} 的取值范围取自数据行。只有当它们是公开知识时保证才成立；请检查，然后在模式中将“origin”设为“public”。</translation>
    </message>
    <message>
        <source>This run will take about {minutes} minutes; a smaller model limit or fewer columns make it shorter.</source>
        <translation>此次运行约需 {minutes} 分钟；更小的模型上限或更少的列可缩短时间。</translation>
    </message>
    <message>
        <source>This run will take about {minutes} minutes; fewer columns make it shorter.</source>
        <translation>此次运行约需 {minutes} 分钟；更少的列可缩短时间。</translation>
    </message>
    <message>
        <source>The budget is too small to be divided into rounds; ask for more.</source>
        <translation>预算太小，无法分配到各轮；请请求更多。</translation>
    </message>
    <message>
        <source>{rounds} rounds are too few for {columns} columns; set at least {least}.</source>
        <translation>{columns} 列只用 {rounds} 轮太少；请至少设为 {least}。</translation>
    </message>
    <message>
        <source>There are more interest queries ({queries}) than workload queries ({all}); shorten the list.</source>
        <translation>关注查询（{queries}）多于全部查询（{all}）；请缩短列表。</translation>
    </message>
    <message>
        <source>An interest query has at most {most} columns; leave some out.</source>
        <translation>关注查询最多 {most} 列；请去掉一些。</translation>
    </message>
    <message>
        <source>{release} is no release of this dataset; its measurements cannot be used.</source>
        <translation>{release} 不是此数据集的发布；其测量不能使用。</translation>
    </message>
    <message>
        <source>{user} was not granted {dataset}.</source>
        <translation>{user} 未被授予 {dataset}。</translation>
    </message>
    <message>
        <source>{subject} a model of {number} cells; {most} are allowed. {advice}.</source>
        <translation>{subject}含 {number} 个单元的模型；最多允许 {most} 个。{advice}。</translation>
    </message>
    <message>
        <source>{subject} a model of {number} cells; {most} are allowed. {advice}, or allow the model {megabytes} MB.</source>
        <translation>{subject}含 {number} 个单元的模型；最多允许 {most} 个。{advice}，或允许模型使用 {megabytes} MB。</translation>
    </message>
    <message>
        <source>The columns alone need</source>
        <translation>仅这些列就需要</translation>
    </message>
    <message>
        <source>The smallest table of the workload has {number} cells and needs</source>
        <translation>最小的表有 {number} 个单元，需要</translation>
    </message>
    <message>
        <source>The columns that the rules join need</source>
        <translation>规则所连接的列需要</translation>
    </message>
    <message>
        <source>An interest query has {number} cells and needs</source>
        <translation>某个关注查询有 {number} 个单元，需要</translation>
    </message>
    <message>
        <source>The interest queries together need</source>
        <translation>这些关注查询合起来需要</translation>
    </message>
    <message>
        <source>Group the values of the largest columns, leave some out</source>
        <translation>请对最大的列的取值分组，去掉一些列</translation>
    </message>
    <message>
        <source>Group the values of its columns</source>
        <translation>请对其各列的取值分组</translation>
    </message>
    <message>
        <source>Take coarser bins, group values, leave a rule out</source>
        <translation>请使用更粗的分组、合并取值、去掉一条规则</translation>
    </message>
    <message>
        <source>Take fewer columns or coarser bins</source>
        <translation>请使用更少的列或更粗的分组</translation>
    </message>
    <message>
        <source>Ask for fewer queries, take the adaptive allocation</source>
        <translation>请减少查询，或采用自适应分配</translation>
    </message>
    <message>
        <source>A model of these columns needs {number} cells; the limit is {most}. Use fewer bins, group categories, or measure fewer columns together.</source>
        <translation>这些列的模型需要 {number} 个单元；上限为 {most}。请减少分组、合并类别，或减少一起测量的列。</translation>
    </message>
    <message>
        <source>The rules contradict each other: no row can obey them all. Change or leave out one of those on these columns.</source>
        <translation>规则互相矛盾：没有任何行能全部满足。请更改或去掉涉及这些列的某条规则。</translation>
    </message>
    <message>
        <source>The joint table of {columns} columns would have {number} cells; at most {most} can be computed. Ask for fewer columns at a time.</source>
        <translation>{columns} 列的联合表将有 {number} 个单元；最多可计算 {most} 个。请一次查询更少的列。</translation>
    </message>
    <message>
        <source>{error} {run} stays spent.</source>
        <translation>{error} {run} 的花费保留。</translation>
    </message>
    <message>
        <source>The memory of this computer does not suffice. Ask for fewer rows or queries. {run} stays spent.</source>
        <translation>此计算机的内存不足。请减少行数或查询。{run} 的花费保留。</translation>
    </message>
    <message>
        <source>{run} failed: {reason}. {run_again} stays spent. Tell the custodian.</source>
        <translation>{run} 失败：{reason}。{run_again} 的花费保留。请告知数据保管人。</translation>
    </message>
    <message>
        <source>the private file could not be read</source>
        <translation>无法读取私有文件</translation>
    </message>
    <message>
        <source>the model grew too large</source>
        <translation>模型变得过大</translation>
    </message>
    <message>
        <source>the memory of this computer did not suffice</source>
        <translation>此计算机的内存不足</translation>
    </message>
    <message>
        <source>the release could not be stored</source>
        <translation>无法保存该发布</translation>
    </message>
    <message>
        <source>a step asked for more than was reserved</source>
        <translation>某一步请求的预算超过预留</translation>
    </message>
    <message>
        <source>the synthesis could not be carried out</source>
        <translation>无法完成合成</translation>
    </message>
    <message>
        <source>a fault of the program</source>
        <translation>程序错误</translation>
    </message>
    <message>
        <source>{run} was this request, and it is {state}. Ask anew to run again.</source>
        <translation>{run} 就是此请求，其状态为{state}。请重新请求以再次运行。</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>voided</source>
        <translation>已撤回</translation>
    </message>
    <message>
        <source>reserved</source>
        <translation>已预留</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>已打开</translation>
    </message>
    <message>
        <source>The file of {dataset} cannot be used as it is. Tell the custodian. Nothing was spent.</source>
        <translation>{dataset} 的文件目前无法使用。请告知数据保管人。没有花费任何预算。</translation>
    </message>
    <message>
        <source>This token was used for another request. Nothing was spent.</source>
        <translation>此标识已用于另一请求。没有花费任何预算。</translation>
    </message>
    <message>
        <source>{run} is running. Cancel the run first.</source>
        <translation>{run} 正在运行。请先取消。</translation>
    </message>
    <message>
        <source>{run} stays spent: an older copy was accepted since, so nobody can tell whether it opened the rows.</source>
        <translation>{run} 的花费保留：此后接受了较旧的副本，因此无法判断它是否打开过数据行。</translation>
    </message>
    <message>
        <source>This run goes on in another window. Wait for it to finish.</source>
        <translation>此次运行正在另一个窗口中进行。请等待其完成。</translation>
    </message>
    <message>
        <source>There is no run {run}. There is: {there}.</source>
        <translation>没有运行 {run}。现有：{there}。</translation>
    </message>
    <message>
        <source>A stored model is damaged. Verify the workspace.</source>
        <translation>存储的模型已损坏。请验证工作区。</translation>
    </message>
    <message>
        <source>A stored measurement is damaged. Verify the workspace.</source>
        <translation>存储的测量已损坏。请验证工作区。</translation>
    </message>
    <message>
        <source>What a release remembers of its run is damaged. Verify the workspace.</source>
        <translation>发布中关于其运行的记录已损坏。请验证工作区。</translation>
    </message>
    <message>
        <source>The table of {release} was changed. Verify the workspace.</source>
        <translation>{release} 的表被更改过。请验证工作区。</translation>
    </message>
    <message>
        <source>The table of {release} is damaged. Verify the workspace.</source>
        <translation>{release} 的表已损坏。请验证工作区。</translation>
    </message>
    <message>
        <source>The stored model was written by another version of the program.</source>
        <translation>存储的模型由程序的另一版本写入。</translation>
    </message>
    <message>
        <source>The stored model is damaged and cannot be read.</source>
        <translation>存储的模型已损坏，无法读取。</translation>
    </message>
    <message>
        <source>The stored model is damaged: it does not have the parts of a model.</source>
        <translation>存储的模型已损坏：缺少模型的组成部分。</translation>
    </message>
    <message>
        <source>The stored model is damaged: a part is compressed.</source>
        <translation>存储的模型已损坏：某部分被压缩。</translation>
    </message>
    <message>
        <source>The stored model is damaged: a probability is out of range.</source>
        <translation>存储的模型已损坏：某概率超出范围。</translation>
    </message>
    <message>
        <source>The stored model is damaged: it does not have one total.</source>
        <translation>存储的模型已损坏：总数不唯一。</translation>
    </message>
    <message>
        <source>The stored model is damaged: its parts contradict each other.</source>
        <translation>存储的模型已损坏：其各部分互相矛盾。</translation>
    </message>
    <message>
        <source>{place} exists already. Choose another file, such as {free}.</source>
        <translation>{place} 已存在。请选择另一个文件，例如 {free}。</translation>
    </message>
    <message>
        <source>{place} exists already. Choose another folder, such as {free}.</source>
        <translation>{place} 已存在。请选择另一个文件夹，例如 {free}。</translation>
    </message>
    <message>
        <source>{place} is a file. Choose a folder, or a new name that ends in .zip.</source>
        <translation>{place} 是文件。请选择文件夹，或以 .zip 结尾的新名称。</translation>
    </message>
    <message>
        <source>The package cannot be written to {place}: {folder} is no folder that you may write. Choose another folder.</source>
        <translation>无法将包写入 {place}：{folder} 不是您可写入的文件夹。请选择另一个文件夹。</translation>
    </message>
    <message>
        <source>{file} is damaged and cannot be read. Put back a backup; what it lacks stays spent.</source>
        <translation>{file} 已损坏，无法读取。请放回备份；备份中缺少的支出仍算已支出。</translation>
    </message>
    <message>
        <source>{file} is being written by another window. Try again when that has finished.</source>
        <translation>{file} 正由另一个窗口写入。请待其完成后重试。</translation>
    </message>
    <message>
        <source>{file} cannot be written. Allow writing to the file and its folder.</source>
        <translation>{file} 无法写入。请允许写入该文件及其文件夹。</translation>
    </message>
    <message>
        <source>{file} cannot grow: the disk is full. Make room and try again. Nothing was changed.</source>
        <translation>{file} 无法增大：磁盘已满。请腾出空间后重试。没有任何更改。</translation>
    </message>
    <message>
        <source>{file} cannot be opened. Check that it exists and that its folder can be written.</source>
        <translation>{file} 无法打开。请检查文件是否存在、其文件夹是否可写。</translation>
    </message>
    <message>
        <source>{file} cannot be read or written: the disk reports an error. Nothing was changed. Check the disk, then try again.</source>
        <translation>{file} 无法读写：磁盘报告错误。没有任何更改。请检查磁盘后重试。</translation>
    </message>
    <message>
        <source>{file} cannot be used as it is. It may have been changed by another tool.</source>
        <translation>{file} 目前无法使用，可能被其他工具更改过。</translation>
    </message>
    <message>
        <source>{file} cannot be reached: {why}. Put that right and try again.</source>
        <translation>无法访问 {file}：{why}。请处理后重试。</translation>
    </message>
    <message>
        <source>{file} needs up to {size} MB more for this release, and its disk has less left. Make room and ask again. Nothing was spent.</source>
        <translation>此次发布最多还需要 {file} 增大 {size} MB，而磁盘剩余空间不足。请腾出空间后重新请求。没有任何支出。</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be written: {why}. Put that right and ask again. Nothing was spent.</source>
        <translation>文件夹 {folder} 无法写入：{why}。请处理后重新请求。没有任何支出。</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be written: {why}. CuSyn keeps the newest fingerprint there, so that an old copy is noticed. Put that right, or set {variable} to another folder.</source>
        <translation>文件夹 {folder} 无法写入：{why}。CuSyn 在那里保存最新指纹，以便发现旧副本。请处理，或将 {variable} 设为另一个文件夹。</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be made: {why}. Put that right and try again.</source>
        <translation>无法创建文件夹 {folder}：{why}。请处理后重试。</translation>
    </message>
    <message>
        <source>{file} cannot be made in {folder}: {why}. Choose another folder.</source>
        <translation>无法在 {folder} 中创建 {file}：{why}。请选择其他文件夹。</translation>
    </message>
    <message>
        <source>{folder} cannot be made: {why}. Choose another place.</source>
        <translation>无法创建 {folder}：{why}。请选择其他位置。</translation>
    </message>
    <message>
        <source>The package cannot be written to {place}: {why}. Choose another folder.</source>
        <translation>无法将包写入 {place}：{why}。请选择另一个文件夹。</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <source>your share of the disk is used up</source>
        <translation>您的磁盘配额已用完</translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <translation>磁盘为只读</translation>
    </message>
    <message>
        <source>access is not allowed</source>
        <translation>不允许访问</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>磁盘报告错误</translation>
    </message>
    <message>
        <source>{folder} is a release package already, and nothing may be added to one. Choose another folder, such as {free}.</source>
        <translation>{folder} 已是发布包，不能向其中添加内容。请选择另一个文件夹，例如 {free}。</translation>
    </message>
    <message>
        <source>Nothing can be exported from this file. {error}</source>
        <translation>无法从此文件导出任何内容。{error}</translation>
    </message>
    <message>
        <source>{place} cannot be written: {why}. Choose another place.</source>
        <translation>无法写入 {place}：{why}。请选择另一位置。</translation>
    </message>
    <message>
        <source>{file} is larger than {most} MB; no such file is.</source>
        <translation>{file} 大于 {most} MB；此类文件不会这么大。</translation>
    </message>
    <message>
        <source>{file} holds a name that cannot be shown: {name}. Names have up to {most} characters on one line.</source>
        <translation>{file} 含有无法显示的名称：{name}。名称最多 {most} 个字符且在一行内。</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <translation>没有文件 {file}。</translation>
    </message>
    <message>
        <source>{file} is no UTF-8 text; save it as UTF-8.</source>
        <translation>{file} 不是 UTF-8 文本；请另存为 UTF-8。</translation>
    </message>
    <message>
        <source>There is no column {column} to ask for. There is: {there}.</source>
        <translation>没有可查询的列 {column}。现有：{there}。</translation>
    </message>
    <message>
        <source>{what} cannot be used: {reason}.</source>
        <translation>{what} 无法使用：{reason}。</translation>
    </message>
    <message>
        <source>{what} cannot be used, {place}: {reason}.</source>
        <translation>{what} 无法使用，{place}：{reason}。</translation>
    </message>
    <message>
        <source>An {role} may not {right}. Ask a custodian.</source>
        <translation>{role}不能{right}。请联系数据保管人。</translation>
    </message>
    <message>
        <source>{file} belongs to a workspace. Open that one first.</source>
        <translation>{file} 属于某个工作区。请先打开该工作区。</translation>
    </message>
    <message>
        <source>This is an older copy: it ends at entry {last}, the last receipt says {entry}.</source>
        <translation>这是旧副本：它止于条目 {last}，而最近的回执写的是 {entry}。</translation>
    </message>
    <message>
        <source>Entry {entry} is not the one that this computer saw last.</source>
        <translation>条目 {entry} 不是这台计算机最近见到的那一条。</translation>
    </message>
    <message>
        <source>The pools had spent other amounts at entry {entry} than the receipt says.</source>
        <translation>在条目 {entry} 处，预算池的支出与回执所述不同。</translation>
    </message>
    <message>
        <source>Runs were numbered otherwise at entry {entry} than the receipt says.</source>
        <translation>在条目 {entry} 处，运行的编号与回执所述不同。</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>文件已损坏。</translation>
    </message>
    <message>
        <source>A row refers to one that is missing.</source>
        <translation>有一行引用了缺失的行。</translation>
    </message>
    <message>
        <source>Entry {entry} of the audit log does not fit the entries around it.</source>
        <translation>审计日志的第 {entry} 条与前后条目不符。</translation>
    </message>
    <message>
        <source>Entry {entry} does not fit the entries around it.</source>
        <translation>第 {entry} 条与前后条目不符。</translation>
    </message>
    <message>
        <source>Entry {entry} is missing.</source>
        <translation>缺少第 {entry} 条。</translation>
    </message>
    <message>
        <source>The rows that belong to entry {entry} were changed, added or removed.</source>
        <translation>属于第 {entry} 条的行已被更改、添加或删除。</translation>
    </message>
    <message>
        <source>The rule or table {name} was changed or added.</source>
        <translation>规则或表 {name} 已被更改或添加。</translation>
    </message>
    <message>
        <source>The rule or table {name} was removed.</source>
        <translation>规则或表 {name} 已被删除。</translation>
    </message>
    <message>
        <source>The audit log is empty.</source>
        <translation>审计日志为空。</translation>
    </message>
    <message>
        <source>The audit log tells of other charges than the ledger holds.</source>
        <translation>审计日志所记的扣款与账本不符。</translation>
    </message>
    <message>
        <source>The release {release} is missing.</source>
        <translation>缺少发布 {release}。</translation>
    </message>
    <message>
        <source>The table of {release} was changed.</source>
        <translation>{release} 的表已被更改。</translation>
    </message>
    <message>
        <source>{finding} The file was changed outside CuSyn, and nothing can be spent until this is settled. Put back a copy made after the last receipt.</source>
        <translation>{finding}文件在 CuSyn 之外被更改；在查明之前不能支出任何预算。请放回最近回执之后的副本。</translation>
    </message>
    <message>
        <source>A row of {table} was put where another one belongs.</source>
        <translation>{table} 中有一行放在了另一行的位置。</translation>
    </message>
    <message>
        <source>The pool of the dataset {name} spends more than it holds.</source>
        <translation>数据集 {name} 的预算池支出超过其总量。</translation>
    </message>
    <message>
        <source>The pool of the user {name} spends more than it holds.</source>
        <translation>用户 {name} 的预算池支出超过其总量。</translation>
    </message>
    <message>
        <source>{run} does not charge what was granted.</source>
        <translation>{run} 的扣款与所批准的不符。</translation>
    </message>
    <message>
        <source>{run} cannot have become {state}.</source>
        <translation>{run} 不可能变为“{state}”。</translation>
    </message>
    <message>
        <source>released</source>
        <translation>已发布</translation>
    </message>
    <message>
        <source>{run} was never reserved.</source>
        <translation>{run} 从未预留。</translation>
    </message>
    <message>
        <source>The release {release} has no spend that ended with it.</source>
        <translation>发布 {release} 没有以它结束的支出。</translation>
    </message>
    <message>
        <source>{run} may be the name of another run, which was lost.</source>
        <translation>{run} 可能是另一次已丢失的运行的名称。</translation>
    </message>
    <message>
        <source>The file has version {version}, which this program does not know.</source>
        <translation>文件版本为 {version}，本程序不认识该版本。</translation>
    </message>
    <message>
        <source>{subject} cannot be read: the file is damaged there.</source>
        <translation>无法读取{subject}：文件在该处已损坏。</translation>
    </message>
    <message>
        <source>The last write to {file} was interrupted. Open the workspace once, which takes that write back, and verify it again.</source>
        <translation>上次写入 {file} 时被中断。请打开一次工作区（这会撤回该次写入），然后重新核验。</translation>
    </message>
    <message>
        <source>{file} cannot be read as a workspace: {error}.</source>
        <translation>{file} 无法作为工作区读取：{error}。</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of CuSyn (file version {version}; this program knows {known}). Verify it with that version; nothing was checked.</source>
        <translation>{file} 由更新版本的 CuSyn 写入（文件版本 {version}；本程序支持到 {known}）。请用该版本核验；未作任何检查。</translation>
    </message>
    <message>
        <source>The pages of the file</source>
        <translation>文件的各页</translation>
    </message>
    <message>
        <source>The list of tables and rules</source>
        <translation>表和规则的清单</translation>
    </message>
    <message>
        <source>The audit log</source>
        <translation>审计日志</translation>
    </message>
    <message>
        <source>A table that the audit log covers</source>
        <translation>审计日志所涵盖的一个表</translation>
    </message>
    <message>
        <source>The ledger of spends</source>
        <translation>支出账本</translation>
    </message>
    <message>
        <source>A released table</source>
        <translation>一个已发布的表</translation>
    </message>
    <message>
        <source>The receipt that this computer keeps, or the entry that it names,</source>
        <translation>这台计算机保存的回执或其所指的条目</translation>
    </message>
    <message>
        <source>The file is not damaged.</source>
        <translation>文件没有损坏。</translation>
    </message>
    <message>
        <source>All {count} tables and rules are in place.</source>
        <translation>全部 {count} 个表和规则都在。</translation>
    </message>
    <message>
        <source>All {count} entries follow from one another.</source>
        <translation>全部 {count} 条条目前后相接。</translation>
    </message>
    <message>
        <source>All rows are as {count} entries of the log say.</source>
        <translation>所有行都与日志的 {count} 条条目相符。</translation>
    </message>
    <message>
        <source>The charges of 1 pool add up, and none spends more than it holds.</source>
        <translation>1 个预算池的扣款相符，没有一个支出超过其总量。</translation>
    </message>
    <message>
        <source>The charges of {count} pools add up, and none spends more than it holds.</source>
        <translation>{count} 个预算池的扣款相符，没有一个支出超过其总量。</translation>
    </message>
    <message>
        <source>The one synthetic table is as it was stored.</source>
        <translation>唯一的合成表与存入时一致。</translation>
    </message>
    <message>
        <source>{count} synthetic tables are as they were stored.</source>
        <translation>{count} 个合成表与存入时一致。</translation>
    </message>
    <message>
        <source>The newest entry matches the copy kept outside the file.</source>
        <translation>最新条目与文件外的副本一致。</translation>
    </message>
    <message>
        <source>This computer has no receipt of the workspace, so it cannot tell if this is the newest copy.</source>
        <translation>这台计算机没有该工作区的回执，因此无法判断这是否最新副本。</translation>
    </message>
    <message>
        <source>{folder} is a folder and no release package. Choose a file, or the folder that was exported.</source>
        <translation>{folder} 是文件夹，但不是发布包。请选择文件，或导出的文件夹。</translation>
    </message>
    <message>
        <source>analyst</source>
        <translation>分析员</translation>
    </message>
    <message>
        <source>auditor</source>
        <translation>审计员</translation>
    </message>
    <message>
        <source>ask what a request would be granted</source>
        <translation>询问请求可获多少预算</translation>
    </message>
    <message>
        <source>make a synthetic table</source>
        <translation>生成合成表</translation>
    </message>
    <message>
        <source>save interest queries</source>
        <translation>保存关注查询</translation>
    </message>
    <message>
        <source>export a release</source>
        <translation>导出发布</translation>
    </message>
    <message>
        <source>see true errors</source>
        <translation>查看真实误差</translation>
    </message>
    <message>
        <source>You act for {user} alone, not for {other}.</source>
        <translation>您只代表 {user}，不代表 {other}。</translation>
    </message>
    <message>
        <source>There is no {kind_of} {name}. There is: {there}.</source>
        <translation>没有{kind_of} {name}。现有：{there}。</translation>
    </message>
    <message>
        <source>The name of a {kind_of} needs 1 to {most} characters that can be shown, on one line.</source>
        <translation>{kind_of}的名称需为 1 至 {most} 个可显示字符，且在一行内。</translation>
    </message>
    <message>
        <source>user</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>dataset</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>set of queries</source>
        <translation>查询集</translation>
    </message>
</context>
<context>
    <name>TopLine</name>
    <message>
        <source>Still to confirm</source>
        <translation>仅待确认</translation>
    </message>
    <message>
        <source>Find a column</source>
        <translation>查找列</translation>
    </message>
    <message numerus="yes">
        <source>First %Ln rows. {reading}</source>
        <translation>
            <numerusform>前 %Ln 行。{reading}</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} public</source>
        <translation>{count} 列公开</translation>
    </message>
    <message>
        <source>{count} inferred</source>
        <translation>{count} 列推断</translation>
    </message>
    <message>
        <source>{count} left out</source>
        <translation>{count} 列不纳入</translation>
    </message>
</context>
<context>
    <name>TourStrip</name>
    <message>
        <source>Tour</source>
        <translation>导览</translation>
    </message>
    <message>
        <source>What ε Means</source>
        <translation>ε 的含义</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>{step} of {all}</source>
        <translation>{step} / {all}</translation>
    </message>
    <message>
        <source>Leave the Tour</source>
        <translation>离开导览</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>暂不</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Import My Table…</source>
        <translation>导入我的表…</translation>
    </message>
    <message>
        <source>A few short steps say what each page is for, on people who do not exist.</source>
        <translation>用几个简短步骤、以虚构的人说明每一页的用途。</translation>
    </message>
    <message>
        <source>ε (epsilon) says how much a table may tell about any one person: at ε 1, a guess that was 10% sure becomes at most 24% sure. A pool is a budget of it that only goes down.</source>
        <translation>ε（epsilon）表示一张表最多能透露某一个人多少信息：ε 为 1 时，原本有 10% 把握的猜测最多变为 24%。预算池是只减不增的 ε 预算。</translation>
    </message>
    <message>
        <source>How well each table came out, and the package to hand on. Empty until the first table is made: the Spend button on the page before does that.</source>
        <translation>每张表的质量，以及用于交出的发布包。在生成第一张表之前这里是空的：用前一页上的“支出”按钮生成。</translation>
    </message>
    <message>
        <source>And now your own table</source>
        <translation>现在轮到您自己的表</translation>
    </message>
    <message>
        <source>You are led through it step by step, and nothing is registered before the last one. The table stays in its file, on this computer.</source>
        <translation>程序会一步步引导您，最后一步之前不登记任何内容。表仍留在这台计算机上的原文件中。</translation>
    </message>
    <message>
        <source>Start the Tour</source>
        <translation>开始导览</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>第一次使用？</translation>
    </message>
    <message>
        <source>Datasets: what is sensitive</source>
        <translation>数据集：什么是敏感的</translation>
    </message>
    <message>
        <source>A table about people; in the sample, a made-up health survey. For each column it is said which values are possible, and that alone gives nothing away.</source>
        <translation>一张关于人的表；示例中是虚构的健康调查。每一列都说明可能有哪些值，这本身不会透露任何内容。</translation>
    </message>
    <message>
        <source>Users: who receives tables</source>
        <translation>用户：谁接收表</translation>
    </message>
    <message>
        <source>All that somebody received is counted together. Limits can be lowered, never raised.</source>
        <translation>某人得到的一切都合并计算。上限可以降低，不能提高。</translation>
    </message>
    <message>
        <source>Pools: what is left</source>
        <translation>预算池：还剩多少</translation>
    </message>
    <message>
        <source>Synthesis: ask, look, decide</source>
        <translation>合成：请求、查看、决定</translation>
    </message>
    <message>
        <source>Move the slider: the decision follows and costs nothing. Only the button with the number on it spends.</source>
        <translation>移动滑块：决定随之变化，不花预算。只有带数额的按钮才会支出。</translation>
    </message>
    <message>
        <source>Releases: what was made</source>
        <translation>发布：生成了什么</translation>
    </message>
    <message>
        <source>Audit: the proof</source>
        <translation>审计：证明</translation>
    </message>
    <message>
        <source>Every step is chained to the one before, so that nothing can be changed unnoticed. F1 explains the page that you see.</source>
        <translation>每一步都与前一步相连，因此任何改动都会被发现。按 F1 查看当前页的说明。</translation>
    </message>
</context>
<context>
    <name>TrueErrorsModel</name>
    <message>
        <source>True error</source>
        <translation>真实误差</translation>
    </message>
    <message>
        <source>points</source>
        <translation>百分点</translation>
    </message>
</context>
<context>
    <name>UnlockDialog</name>
    <message>
        <source>Encrypted workspace</source>
        <translation>已加密的工作区</translation>
    </message>
    <message>
        <source>{name} opens with its passphrase.</source>
        <translation>{name} 需用其口令打开。</translation>
    </message>
    <message>
        <source>&amp;Passphrase</source>
        <translation>口令(&amp;P)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
</context>
<context>
    <name>UserDetails</name>
    <message>
        <source>Lower Limit…</source>
        <translation>降低上限…</translation>
    </message>
    <message>
        <source>Allow Dataset…</source>
        <translation>允许数据集…</translation>
    </message>
    <message>
        <source>Ask for a Table</source>
        <translation>请求一张表</translation>
    </message>
    <message>
        <source>Ask with This Set</source>
        <translation>用此组请求</translation>
    </message>
    <message>
        <source>What they spent</source>
        <translation>支出记录</translation>
    </message>
    <message>
        <source>See Release</source>
        <translation>查看发布</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>尚无。</translation>
    </message>
    <message>
        <source>None saved yet. Choose queries in the tab Synthesis, then Sets and Save Current Choice.</source>
        <translation>尚未保存。请在“合成”标签页选择查询，然后点“查询组”和“保存当前选择”。</translation>
    </message>
    <message>
        <source>Saved interest queries</source>
        <translation>已保存的关注查询</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无上限</translation>
    </message>
    <message>
        <source>at most {limit} at {delta}</source>
        <translation>最多 {limit}，{delta}</translation>
    </message>
    <message>
        <source>Set Limit…</source>
        <translation>设置上限…</translation>
    </message>
    <message>
        <source>Allow a dataset first</source>
        <translation>请先允许一个数据集</translation>
    </message>
    <message>
        <source>No pool of their own: the dataset’s pool and the limits alone decide.</source>
        <translation>没有单独的预算池：仅由数据集的预算池和上限决定。</translation>
    </message>
    <message>
        <source>{total} in all at {delta}</source>
        <translation>共 {total}，{delta}</translation>
    </message>
    <message>
        <source>Nothing is left. A pool is never refilled; earlier releases stay usable.</source>
        <translation>没有剩余。预算池永不补充；之前的发布仍可使用。</translation>
    </message>
    <message>
        <source>The pool still allows {allowed}.</source>
        <translation>此预算池还允许 {allowed}。</translation>
    </message>
    <message>
        <source>One request</source>
        <translation>单次请求</translation>
    </message>
    <message>
        <source>Datasets</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>A limit can be lowered, never raised. A pool only goes down.</source>
        <translation>上限可以降低，不能提高。预算池只减不增。</translation>
    </message>
</context>
<context>
    <name>UsersModel</name>
    <message>
        <source>User</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>预算池</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>剩余</translation>
    </message>
    <message>
        <source>One request</source>
        <translation>单次请求</translation>
    </message>
    <message>
        <source>Datasets</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Releases</source>
        <translation>发布</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>还没有</translation>
    </message>
    <message>
        <source>{count} datasets</source>
        <translation>{count} 个数据集</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无上限</translation>
    </message>
</context>
<context>
    <name>UsersTab</name>
    <message>
        <source>Add a user</source>
        <translation>添加用户</translation>
    </message>
    <message>
        <source>A person or group who receives synthetic tables, never the rows.</source>
        <translation>接收合成表的人或团体，从不接收数据行。</translation>
    </message>
    <message>
        <source>Set their limits</source>
        <translation>设定其上限</translation>
    </message>
    <message>
        <source>A pool of their own and a limit for one request, if you like.</source>
        <translation>如有需要，设定单独的预算池和单次请求上限。</translation>
    </message>
    <message>
        <source>Save what they ask for</source>
        <translation>保存其需求</translation>
    </message>
    <message>
        <source>Interest queries: the tables that must come out well for them.</source>
        <translation>关注查询：对他们而言必须准确的表。</translation>
    </message>
    <message>
        <source>No user yet</source>
        <translation>还没有用户</translation>
    </message>
    <message>
        <source>Each request is made for somebody, so that all they receive is counted together.</source>
        <translation>每个请求都为某人而作，这样其得到的一切都合并计算。</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>Find users</source>
        <translation>查找用户</translation>
    </message>
    <message>
        <source>No user fits.</source>
        <translation>没有符合的用户。</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>This is not the newest copy of the workspace</source>
        <translation>这不是工作区的最新副本</translation>
    </message>
    <message>
        <source>The workspace was changed from outside</source>
        <translation>工作区被外部改动</translation>
    </message>
    <message>
        <source>Entry {number} does not fit the entries around it</source>
        <translation>条目 {number} 与前后条目不符</translation>
    </message>
    <message>
        <source>Its only entry was checked.</source>
        <translation>已检查其唯一的条目。</translation>
    </message>
    <message>
        <source>Everything holds, and this is the newest copy that this computer has seen.</source>
        <translation>一切无误，且这是这台计算机见过的最新副本。</translation>
    </message>
    <message>
        <source>But this computer has no receipt of it, so nobody can tell here whether it is the newest copy: compare it with the packages that were exported last, or with a receipt. Nothing can be spent until this is settled.</source>
        <translation>但这台计算机没有它的回执，因此无法判断是否最新副本：请与最近导出的发布包或回执比较。在此事解决之前不能支出。</translation>
    </message>
    <message>
        <source>1 entry since the last check</source>
        <translation>上次检查之后有 1 个条目</translation>
    </message>
    <message>
        <source>{count} entries since the last check</source>
        <translation>上次检查之后有 {count} 个条目</translation>
    </message>
    <message>
        <source>Up to entry {number} the log was complete and unchanged.</source>
        <translation>直到条目 {number}，日志完整且未被改动。</translation>
    </message>
    <message>
        <source>Verify again to check the new ones, too.</source>
        <translation>请再次验证，以检查新条目。</translation>
    </message>
    <message>
        <source>The pages of the file.</source>
        <translation>文件的各页。</translation>
    </message>
    <message>
        <source>Its tables and rules.</source>
        <translation>其表和规则。</translation>
    </message>
    <message>
        <source>How each entry follows from the one before.</source>
        <translation>各条目如何前后相接。</translation>
    </message>
    <message>
        <source>The rows that belong to each entry.</source>
        <translation>各条目所属的行。</translation>
    </message>
    <message>
        <source>The sums of the ledger.</source>
        <translation>账本的合计。</translation>
    </message>
    <message>
        <source>The released tables.</source>
        <translation>已发布的表。</translation>
    </message>
    <message>
        <source>The copy outside the file.</source>
        <translation>文件外的副本。</translation>
    </message>
    <message>
        <source>Every entry, every sum, and the copy outside.</source>
        <translation>每个条目、每个总和，以及文件外的副本。</translation>
    </message>
    <message>
        <source>The log is complete and unchanged</source>
        <translation>日志完整且未被改动</translation>
    </message>
    <message>
        <source>All {count} entries were checked.</source>
        <translation>已检查全部 {count} 个条目。</translation>
    </message>
    <message>
        <source>What is in the file holds.</source>
        <translation>文件中的内容无误。</translation>
    </message>
    <message>
        <source>Reading still works; nothing can be spent until this is settled. Put back the newest file, or send the report to your auditor.</source>
        <translation>仍可读取；在问题解决之前不能支出。请放回最新文件，或把报告发给您的审计员。</translation>
    </message>
</context>
<context>
    <name>VerdictBanner</name>
    <message>
        <source>Checked</source>
        <translation>检查时间</translation>
    </message>
    <message>
        <source>Save Report…</source>
        <translation>保存报告…</translation>
    </message>
    <message>
        <source>Accept This Copy…</source>
        <translation>接受此副本…</translation>
    </message>
    <message>
        <source>Verify Again</source>
        <translation>再次验证</translation>
    </message>
    <message>
        <source>How far the check is</source>
        <translation>检查进度</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>The log is being checked</source>
        <translation>正在检查日志</translation>
    </message>
    <message>
        <source>Every entry, every sum, and the copy outside.</source>
        <translation>每个条目、每个总和，以及文件外的副本。</translation>
    </message>
    <message>
        <source>Nothing was found out and nothing was changed. Verify again to know.</source>
        <translation>没有得出结论，也没有改变任何内容。请再次验证。</translation>
    </message>
    <message>
        <source>The check was stopped</source>
        <translation>检查已停止</translation>
    </message>
    <message>
        <source>Show Entry {number}</source>
        <translation>显示条目 {number}</translation>
    </message>
</context>
<context>
    <name>WaitingPage</name>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>{share} done</source>
        <translation>完成 {share}</translation>
    </message>
    <message>
        <source>Nearly done</source>
        <translation>即将完成</translation>
    </message>
    <message>
        <source>{share} done, about {time} left</source>
        <translation>完成 {share}，大约还剩 {time}</translation>
    </message>
</context>
<context>
    <name>WhosePeopleDialog</name>
    <message>
        <source>Are these the same people?</source>
        <translation>这些是同一批人吗？</translation>
    </message>
    <message>
        <source>{file} holds much the same rows as {names}. That is so for a later export, a cleaned copy, or a part of the same table.</source>
        <translation>{file} 的数据行与 {names} 大体相同。后来的导出、清理过的副本或同一张表的一部分都会如此。</translation>
    </message>
    <message>
        <source> and </source>
        <translation> 且 </translation>
    </message>
    <message>
        <source>&amp;Yes, the same people (also if you are not sure)</source>
        <translation>是，同一批人（不确定时也选此项）(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;No, really other people</source>
        <translation>否，确实是另外的人(&amp;N)</translation>
    </message>
    <message>
        <source>I know that nobody is in both tables</source>
        <translation>我确知没有人同时在两张表中</translation>
    </message>
    <message>
        <source>The people of</source>
        <translation>所属人群</translation>
    </message>
    <message>
        <source>One pool counts for both tables: that of {name}. What is spent on either leaves less for both. The pool that you typed here is not used.</source>
        <translation>两张表共用一个预算池：{name} 的。任何一张的支出都会减少两者的剩余。您在此输入的预算池不使用。</translation>
    </message>
    <message>
        <source>the dataset that you choose</source>
        <translation>您选择的数据集</translation>
    </message>
    <message>
        <source>The new table gets the pool that you typed. Your answer is written into the audit log.</source>
        <translation>新表获得您输入的预算池。您的回答会写入审计日志。</translation>
    </message>
    <message>
        <source>If somebody is in both tables after all, two budgets are spent on them, and they are protected less than either says.</source>
        <translation>如果确有人同时在两张表中，就会为其花费两份预算，其受到的保护低于任何一份所承诺的。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Share the Pool</source>
        <translation>共用预算池</translation>
    </message>
    <message>
        <source>Register with a Pool of Its Own</source>
        <translation>以单独的预算池登记</translation>
    </message>
</context>
<context>
    <name>WishedErrorDialog</name>
    <message>
        <source>Choose by error</source>
        <translation>按误差选择预算</translation>
    </message>
    <message>
        <source>How far off may the tables of your queries be? The closer, the more it takes.</source>
        <translation>您的查询表可以有多大误差？要求越精确，所需预算越多。</translation>
    </message>
    <message>
        <source>Percentage points of people; 9 times in 10 it is below twice this.</source>
        <translation>以人数百分点计；十次中有九次低于此值的两倍。</translation>
    </message>
    <message>
        <source>&amp;Error, at most</source>
        <translation>最大误差(&amp;E)</translation>
    </message>
    <message>
        <source>Use This Budget</source>
        <translation>使用此预算</translation>
    </message>
    <message>
        <source>Type a number above 0 and up to 100, such as {example}.</source>
        <translation>请输入大于 0 且不超过 100 的数，例如 {example}。</translation>
    </message>
    <message>
        <source>Out of reach: even {epsilon} leaves {error} points.</source>
        <translation>无法达到：即使 {epsilon} 仍有 {error} 个百分点的误差。</translation>
    </message>
    <message>
        <source>This takes about {epsilon}.</source>
        <translation>这大约需要 {epsilon}。</translation>
    </message>
</context>
<context>
    <name>WorkspaceEncryptedDialog</name>
    <message>
        <source>The workspace is encrypted</source>
        <translation>工作区已加密</translation>
    </message>
    <message>
        <source>It goes on &amp;in</source>
        <translation>继续于(&amp;I)</translation>
    </message>
    <message>
        <source>An &amp;older copy lies in</source>
        <translation>旧副本位于(&amp;O)</translation>
    </message>
    <message>
        <source>An &amp;older copy lies, in plain, in</source>
        <translation>旧副本以明文位于(&amp;O)</translation>
    </message>
    <message>
        <source>Nothing can be spent from the older copy. Remove it, and its backups, once the new file has proved itself.</source>
        <translation>不能从旧副本支出。待新文件确认可用后，请将它及其备份删除。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
</TS>
