import ipaddr from 'ipaddr.js'
import { z } from 'zod'

const problem = 'must be false, true, the number of proxies in a row, or their addresses such as 10.0.0.0/8,127.0.0.1'

/**
 * Whom to believe about a visitor's address: nobody, so many proxies in a row, or the proxies at these addresses.
 * What stands further left in `X-Forwarded-For` was said by the visitor. `true` is one proxy.
 */
export const trustProxy = z.string().transform((text, context): false | number | string[] => {
  const word = text.trim().toLowerCase()
  if (['false', 'no', 'off', '0'].includes(word)) return false
  if (['true', 'yes', 'on'].includes(word)) return 1
  if (/^[1-9]$/.test(word)) return Number(word)
  const networks = word.split(/[\s,]+/).filter(Boolean)
  if (networks.length > 0 && networks.every(isNetwork)) return networks
  context.addIssue({ code: 'custom', message: problem })
  return z.NEVER
})

function isNetwork(text: string): boolean {
  return text.includes('/') ? ipaddr.isValidCIDR(text) : ipaddr.isValid(text) && /[.:]/.test(text)
}
