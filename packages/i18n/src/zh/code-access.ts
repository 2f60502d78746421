export const codeAccess = {
  passwordFormat: '访问密码为 4–20 位数字或字母',
  hintTooLong: '提示最多 100 个字',
  max6Periods: '最多支持6个时间段',
}
