import type { Scan } from '../../ledger/rules/days.ts'
import { stateOf } from '../../qr-codes/rules/codes.ts'
import { hostOf, hrefOf, type TargetStanding } from '../../qr-codes/rules/target.ts'
import { cookieNames, type Proofs, proofCookie, readCookies } from '../../../platform/http/visitor-proofs.ts'
import type { KnownCode } from './code-cache.ts'
import type { Visit, VisitAnswer } from './visit-answer.ts'

export interface JumpOptions {
  proofs: Proofs
  standingOf(target: string): TargetStanding
}

interface Jumping {
  code: KnownCode
  visit: Visit
  scan: Pick<Scan, 'machine'>
  now: Date
}

export type Jumps = ReturnType<typeof createJumps>

/** Leads visitors of a jump on. Where to is only ever read from the stored version. */
export function createJumps({ proofs, standingOf }: JumpOptions) {
  /** An agreement holds for one host and one code. */
  const place = (id: string, target: string) => `${id} ${hostOf(target)}`

  return {
    isBad: ({ row: { target } }: KnownCode) => target !== null && standingOf(target) === 'bad',

    /** After the visit was counted: there at once, or the page that asks. Machines are always shown the page. */
    onward(answer: VisitAnswer, { code, visit, scan, now }: Jumping): VisitAnswer {
      const { target } = code.row
      if (target === null) return answer
      const asked = { ...answer, leads: true }
      if (scan.machine) return asked
      const cookie = readCookies(visit.headers.cookie).get(cookieNames.jump)
      const hasAgreed = proofs.read('jump', place(code.id, target), cookie, now) === 'yes'
      return hasAgreed || standingOf(target) === 'trusted' ? { ...asked, to: hrefOf(target) } : asked
    },

    /** Undefined unless the code leads to `read` now. For who has passed the code's gate: it tells whether `read` is right. */
    agree({ id, row }: KnownCode, read: string, { secure, now }: { secure: boolean; now: Date }) {
      const { target } = row
      const leadsThere = target !== null && hrefOf(target) === read && standingOf(target) !== 'bad'
      if (!leadsThere || stateOf(row, now) !== 'normal') return undefined
      const proof = proofs.write('jump', place(id, target), 'yes', now)
      return { to: read, cookies: [proofCookie('jump', proof, { id, secure })] }
    },
  }
}
