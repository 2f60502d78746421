export const exportFiles = {
  readme: `码台账号数据

导出时间：{{at}}
账号：{{account}}

JSON 文件是给程序读的，一行一条（.jsonl）或整个文件一份（.json）；CSV 文件可以用 Excel 打开，编码是 UTF-8。时间都是 UTC。

account.json          账号
user.json             导出人的资料
members.json          账号里的成员、他们的权限和各自新活码用的样式（styleTemplateId）
directories.json      目录，parentId 是上级目录
codes.jsonl           活码：短编号、地址、名称、样式、有效期
codes.csv             短编号、地址、名称、目录、状态、创建时间
versions.jsonl        活码的每个版本和全部内容块
styles.jsonl          保存的样式；logoUrl 和 bgUrl 是图片的 fileId
labels.jsonl          标签模板：尺寸（毫米）和每个图层；bgUrl 和图层里的 fileId 是图片
printers.jsonl        打印机和校准值（毫米）
prints.jsonl          打印记录：谁在什么时候打印了哪些活码、怎么打印的
orders.jsonl          订单：版本、年数、金额（分）、状态、有效期
order-payments.jsonl  每一笔支付：渠道、金额（分）、时间、退款时间
invoices.jsonl        发票申请：抬头、税号、金额（分）、状态、号码
company.jsonl         企业信息：名称、简介，logoId 是图片的 fileId
batches.jsonl         批量模板：变量、内容块、名称规则
batch-codes.jsonl     批量活码的编号和变量值；values 按 batches.jsonl 里变量的 key 记
form-groups.jsonl     表单分组，按 position 排列
forms.jsonl           表单：标题、编号、分组、最新版本和已发布的版本
form-versions.jsonl   表单的每个版本和全部题目；题目里的 fileId 是文件
form-settings.jsonl   表单的设置：谁能填、提交后、次数、开关；没有设置过的不列
form-rules.jsonl      表单按答案跳转或关闭的规则
form-links.jsonl      表单关联的表单（targetId）和按钮文字
form-tips.jsonl       填写提示：姓名或手机号和提示
form-addresses.jsonl  表单的填写地址：表单 formId，/f/ 后面的 id
coupons.jsonl         电子券：核销方式、有效期、门店、每码可用次数
coupon-items.jsonl    电子券的各项
coupon-codes.jsonl    券码：已用次数、领取的手机号、领取和删除时间
coupon-uses.jsonl     每一次核销：时间、门店、人、撤销
coupon-conflicts.jsonl  断网时记下、后来没有核销成功的券码
coupon-counters.jsonl 核销台：门店和人；地址就是权限，不导出
group-folders.jsonl   群活码分组，按 position 排列
group-codes.jsonl     群活码：名称、分组、换图方式、满员时的文字和表单
group-addresses.jsonl 群活码的地址：群活码 groupCodeId，/g/ 后面的 id
group-pictures.jsonl  群活码的图片：文件、识别出的内容、人数上限和已占人数、到期时间
group-days.jsonl      群活码每天的访问：每张图片的访问、新占名额、机器；subId 为 0 是没有图片可展示的
records.jsonl         填写记录：表单版本、按题目 id 的答案、编号、得分；超出套餐容量而锁定的记录不在其中
record-follow-ups.jsonl 对记录的跟进
record-changes.jsonl  对记录的修改：改前和改后的答案
record-seals.jsonl 记录的封存链：每一步的校验值，不含填写内容
record-prints.jsonl 记录 PDF 的校验值，供公开核验
record-decisions.jsonl 对记录的审批：级别、结果、意见
saved-reports.jsonl 已保存的报表：查询条件、发送时间、收件人
record-layouts.jsonl 记录 PDF 的版式
form-approvals.jsonl 表单的审批设置
form-follow-up.jsonl 表单的跟进设置：期限、逾期提醒、自动规则
form-retention.jsonl 记录保留多久
record-disposals.jsonl 按期删除的情况：条数和日期
form-shown.jsonl 访客能看到表单的哪些记录
statuses.jsonl        状态：谁可以改、访客怎么看到、允许的流转
status-items.jsonl    状态项：名称、颜色、形状；被移除的有 removedAt
code-statuses.jsonl   每个活码现在的状态项和从什么时候起
status-changes.jsonl  状态的全部历史：谁、什么时候、为什么、哪条记录
status-rules.jsonl    由表单答案设置状态的规则
plans.jsonl           计划：周期、目标、表单、不检查的状态
plan-windows.jsonl    计划已经开始的周期
plan-tasks.jsonl      每个周期里每个活码的任务：什么时候完成、哪条记录、为什么免检
pushes.jsonl          数据推送的接收地址；密钥不导出
keys.jsonl            API 密钥：名称、权限、到期；密钥本身不导出
stock.jsonl           每个活码的库存：单位、数量、下限、单价
stock-moves.jsonl     出入库和更正的全部历史
collaborators.jsonl   协作成员：姓名、手机号、什么时候绑定
identity-groups.jsonl 身份组
collaborators-in-groups.jsonl 谁在哪个身份组
reminder-receivers.jsonl 提醒接收人：手机号、邮箱、什么时候同意、免打扰时间
reminder-rules.jsonl  提醒规则：什么事情、发给谁、用什么方式
reminders.jsonl       提醒记录（90 天）：发给谁、用什么方式、结果和原因
access.jsonl          活码的访问权限；访问密码不导出，只说明有没有
phones.csv            活码名单里的手机号
scans.csv             每个活码每天的扫码数：人和机器
audit.jsonl           日志：谁在什么时候做了什么
files.csv             上传的文件清单：编号、名称、类型、大小、SHA-256、压缩包里的位置
files/                文件本身，内容块、样式和标签模板用 fileId 指向它们

没有包含：登录密码、访问密码、短信验证码。它们不以可读的形式保存，或者只对服务器有意义。
`,
}
