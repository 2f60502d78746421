/** Downloads that go on in the background: pictures of many live codes, and everything in an account. */
export const exports = {
  selectToDownload: '请先选择要下载的项',
  noDownload: '没有数据,无法下载',
  tooManyIds: '一次最多选择 5,000 个活码，更多时请用筛选条件下载',
  tooManyCodes: '一次最多下载 {{most}} 个活码，请缩小范围后分几次下载',
  tooManyOpen: '已有 {{most}} 个下载任务没有完成，请等它们完成或取消后再试',
  patternEmpty: '请填写文件名规则',
  notReady: '文件还没有生成',
  fileGone: '文件已过期删除，请重新下载',
  failed: '生成失败，请重试',
  workerDied: '服务器两次中断，没有生成完，请重试',
  leftOut_other: '{{count}} 个活码没有放进压缩包，原因见其中的 problems.txt',
  filesMissing_other: '{{count}} 个文件的内容找不到，见压缩包里的 missing-files.txt',
  title: '后台下载',
  empty: '没有后台下载',
  kind_codesZip: '活码图片',
  kind_accountData: '账号数据',
  state_waiting: '排队中',
  state_running: '正在生成',
  state_done: '已完成',
  state_failed: '失败',
  state_cancelled: '已取消',
  progress: '{{done}} / {{total}}',
  percent: '{{percent}}%',
  cancel: '取消',
  cancelled: '已取消',
  download: '下载',
  dismiss: '收起',
  again: '重试',
  keptUntil: '保留到 {{at}}',
  fold: '折叠下载面板',
  unfold: '展开下载面板',
  running_other: '正在生成 {{count}} 个文件',
  ready_other: '{{count}} 个文件可以下载',
  faulty_other: '{{count}} 个下载失败',
  saidDone: '{{name}} 已生成',
  saidFailed: '{{name}} 失败：{{problem}}',
  codesTitle: '下载活码图片',
  codesCount_other: '{{count}} 个活码',
  allMatching: '下载全部符合的活码',
  all: '下载全部活码',
  directory: '下载目录里的活码',
  ofDirectory: '目录“{{name}}”和下级目录里的全部活码',
  ofAll: '全部活码，最多 20,000 个',
  ofList: '当前筛选条件下的全部活码，最多 20,000 个',
  selection: '范围',
  format: '格式',
  png: 'PNG 图片',
  svg: 'SVG 矢量图',
  size: '宽度',
  pixels: '{{size}} 像素',
  pattern: '文件名',
  patternHint: '点下面的词放进文件名',
  part_name: '名称',
  part_id: '短编号',
  part_number: '序号',
  part_directory: '目录',
  part_date: '日期',
  example: '例如 {{name}}',
  folders: '按目录建文件夹',
  styleHint: '每个活码用自己保存的样式，图片放进压缩包前都会先读一遍，保证能扫。',
  start: '开始下载',
  startMany_other: '下载 {{count}} 个',
  started: '已开始生成，可以继续做别的事',
  data: '导出我的数据',
  dataText:
    '把账号里的全部内容打包下载：活码和每个版本、目录、成员、访问权限、扫码数、日志和上传的文件。访问密码不包含在内。',
  dataStart: '导出我的数据',
  dataRunning: '正在导出，可以离开这个页面，完成后会通知你。',
  zipCodes: '活码图片-{{date}}',
  zipData: '账号数据-{{date}}',
  columnFile: '文件名',
  columnName: '名称',
  columnId: '短编号',
  columnAddress: '地址',
  problemsTitle: '下面的活码没有放进压缩包：',
  problemLine: '{{name}}（{{id}}）：{{reason}}',
  problemDeleted: '已被删除',
  problemLogo: '样式里的 logo 图片找不到',
  problemStyle: '样式无法绘制',
  readme: `码台账号数据

导出时间：{{at}}
账号：{{account}}

JSON 文件是给程序读的，一行一条（.jsonl）或整个文件一份（.json）；CSV 文件可以用 Excel 打开，编码是 UTF-8。时间都是 UTC。

account.json          账号
user.json             导出人的资料
members.json          账号里的成员和他们的权限
directories.json      目录，parentId 是上级目录
codes.jsonl           活码：短编号、地址、名称、样式、有效期
codes.csv             短编号、地址、名称、目录、状态、创建时间
versions.jsonl        活码的每个版本和全部内容块
access.jsonl          活码的访问权限；访问密码不导出，只说明有没有
phones.csv            活码名单里的手机号
scans.csv             每个活码每天的扫码数：人和机器
audit.jsonl           日志：谁在什么时候做了什么
files.csv             上传的文件清单：编号、名称、类型、大小、SHA-256、压缩包里的位置
files/                文件本身，内容块用 fileId 指向它们

没有包含：登录密码、访问密码、短信验证码。它们不以可读的形式保存，或者只对服务器有意义。
`,
}
