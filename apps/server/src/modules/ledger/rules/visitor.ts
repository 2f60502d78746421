import { hash } from 'node:crypto'
import { deriveKey } from '../../../platform/secrets.ts'

/** Characters of a user agent that tell visitors apart; what comes after is noise that costs time. */
const agentLength = 300

/**
 * Makes hashes that tell the visitors of one day apart and nothing else: the salt comes from the server's secret and the
 * day, so that nobody can be followed from one day to the next, and the address itself is never stored. 32 hex digits.
 */
export function createVisitorHash(secret: Buffer): (visit: { day: string; ip: string; userAgent: string }) => string {
  let salt = { day: '', key: '' }
  return ({ day, ip, userAgent }) => {
    if (salt.day !== day) salt = { day, key: deriveKey(secret, `visitor of ${day}`).toString('hex') }
    return hash('sha256', `${salt.key}\n${ip}\n${userAgent.slice(0, agentLength)}`, 'hex').slice(0, 32)
  }
}
