export const secrets = {
  command: '服务器停止时：更换密钥（rotate）；密钥丢失时改用新的（replace）',
  which: '更换密钥请输入 secret rotate；原密钥已丢失、要改用新的，请输入 secret replace',
  rotated_other: '密钥已更换，重新加密了 {{count}} 个密码。请备份 {{dir}}/secret',
  takeAway: '新密钥写在该文件里：请从设置中去掉 SECRET，或改成文件里的内容',
  replaced_other: '服务器改用现在的密钥。有 {{count}} 个活码的访问密码已无法读出，在所有者重新设置之前不会打开',
  stopFirst: '还有服务器在使用这个数据库，请先全部停止',
  unreadable: '有些密码用现在的密钥打不开，因此什么也没有改。如果原密钥已丢失，请输入 secret replace',
}
