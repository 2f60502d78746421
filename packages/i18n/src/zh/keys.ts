/** What the server says of keys of programs. */
export const keys = {
  scopeMissing: '这个密钥没有权限 {{scope}}',
  forPeople: '这件事只能由人在控制台里做，密钥不能',
  tierEnded: '当前版本没有 API 密钥，密钥暂停使用',
  unknownScope: '没有这个权限',
  scopesMissing: '请至少选择一项权限',
  beyondOwn: '你自己没有权限 {{scope}}，不能交给密钥',
  untilPast: '到期时间要晚于现在',
  notYours: '这个密钥是别人建的：你可以停用它，不能修改它',
  agentNeedsKey: '智能助手要带 API 密钥：Authorization: Bearer mk_…',
  agentGuide:
    '每个工具是一个接口，说明写在工具里；列表用 cursor 翻页；修改之前先查。没有列出的工具是这个密钥没有的权限。',
}
