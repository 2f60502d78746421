/** The policy of a page; in WeChat's browser its own script may run too, which scans and reaches the mini program. */
export function policyFor(policy: string): (userAgent: string | undefined) => string {
  const inWechat = policy.replace("script-src 'self'", "script-src 'self' https://res.wx.qq.com")
  return (userAgent = '') => (/MicroMessenger/i.test(userAgent) ? inWechat : policy)
}
