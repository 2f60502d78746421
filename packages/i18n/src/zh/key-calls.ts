/** What the calls of keys do. */
export const keyCalls = {
  keys_list: '列出 API 密钥',
  keys_add: '新建 API 密钥',
  keys_edit: '修改 API 密钥的名称、权限和到期时间',
  keys_del: '停用 API 密钥',
  keys_self: '当前密钥是什么、能做什么',
}
