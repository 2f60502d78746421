import { createHmac, createSecretKey } from 'node:crypto'
import type { Logger } from 'pino'
import { deriveKey } from './secrets.ts'

/** What happened to somebody's access. */
export type SecurityEvent =
  | 'signedIn'
  | 'signInRefused'
  | 'registered'
  | 'registerRefused'
  | 'codeSent'
  | 'codeNotSent'
  | 'passwordChanged'
  | 'passwordRefused'
  | 'mobileChanged'
  | 'mobileRefused'
  | 'emailChanged'
  | 'newDevice'
  | 'secondFactorSet'
  | 'secondFactorRemoved'
  | 'secondFactorRefused'
  | 'sessionsEnded'
  | 'unlocked'

/** Whom it concerns and how it went. `mobile` with its middle hidden; `code` of the answer; `reason` for the operator alone. */
export interface SecurityFacts {
  userId?: number
  accountId?: number
  mobile?: string
  code?: number
  reason?: string
}

export type NoteSecurity = (event: SecurityEvent, facts?: SecurityFacts) => void

export type SecurityLog = ReturnType<typeof createSecurityLog>

const known = new WeakMap<object, SecurityFacts>()

/** What is known by now of whom a request concerns, for the line that the log has of every call. */
export function factsOf(request: object): SecurityFacts {
  return known.get(request) ?? {}
}

/** What went as people wish it to go every day; everything else wants to be read. */
const usual = new Set<SecurityEvent>(['signedIn', 'registered', 'codeSent'])

/** One line an event, with the request's id and a keyed hash of the network: the same one can be followed, none is named. */
export function createSecurityLog({ log, secret }: { log: Pick<Logger, 'warn' | 'info'>; secret: Buffer }) {
  // A key that is made anew of its bytes for each mark costs ten times the mark.
  const key = createSecretKey(deriveKey(secret, 'security log'))
  const networkMark = (network: string) => createHmac('sha256', key).update(network).digest('base64url').slice(0, 12)
  return {
    networkMark,
    noteFor(request: object, { requestId, network }: { requestId: string; network: string }): NoteSecurity {
      return (event, facts = {}) => {
        known.set(request, { ...known.get(request), ...facts })
        log[usual.has(event) ? 'info' : 'warn'](
          { security: event, requestId, network: networkMark(network), ...facts },
          'security',
        )
      }
    },
  }
}
