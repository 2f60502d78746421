import { networkOf } from '../../../platform/network-of.ts'
import type { Rate, RateKey, RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import { createTurns } from '../rules/turns.ts'

const minute = 60
const hour = 60 * minute
/** Of one network at one code, and at all codes together. */
const ofNetworkHere: Rate = { limit: 10, windowSeconds: minute, perNetwork: true }
const ofNetwork: Rate = { limit: 60, windowSeconds: minute, perNetwork: true }
/** Beyond these tries from everywhere a code is being guessed at. */
const ofCode = { limit: 100, windowSeconds: hour }
/** A network that was wrong more often than this while a code is being guessed at tries on slowly. */
const wrongBefore = { limit: 5, windowSeconds: hour }
const slowly = { limit: 1, windowSeconds: minute }
/** Tries of one network that wait for each other; a classroom types its password at the same moment. */
const waiting = 200
const waitingSeconds = 10

interface Try {
  id: string
  ip: string
  now: Date
}

type Outcome = { is: 'right' | 'wrong'; isGuessedAt: boolean } | { is: 'tooOften'; wait: number; isGuessedAt: boolean }

/**
 * How often the password of a code may be tried. Nobody shuts out anybody else: however many guess, only networks that
 * were wrong before are slowed, and who comes with the right password from elsewhere gets in. `wait` is in seconds.
 */
export function createPasswordTries(rateLimit: RateLimit) {
  const inTurn = createTurns(waiting)

  /** Tries are counted before they are compared and given back when they were right: a race gains nothing. */
  async function compare({ id, ip, now }: Try, isRight: () => boolean): Promise<Outcome> {
    const network = networkOf(ip)
    const here = `${id} ${network}`
    const counted: RateKey[] = []
    const hit = async (key: RateKey, rate: Rate) => {
      counted.push(key)
      return rateLimit.hit(key, rate, now)
    }
    let isGuessedAt = false
    const tooOften = (wait: number) => ({ is: 'tooOften' as const, wait, isGuessedAt })

    const often = await hit(['passwordOfNetworkHere', here], ofNetworkHere)
    if (!often.allowed) return tooOften(often.retryAfter)
    const everywhere = await hit(['passwordOfNetwork', network], ofNetwork)
    if (!everywhere.allowed) return tooOften(everywhere.retryAfter)
    isGuessedAt = !(await hit(['passwordOfCode', id], ofCode)).allowed
    const before = await hit(['passwordWrongBefore', here], wrongBefore)
    if (isGuessedAt && !before.allowed) {
      const slow = await hit(['passwordSlowly', here], slowly)
      if (!slow.allowed) return tooOften(slow.retryAfter)
    }
    if (!isRight()) return { is: 'wrong', isGuessedAt }
    for (const key of counted) await rateLimit.giveBack(key)
    return { is: 'right', isGuessedAt }
  }

  // One network's tries go one after the other, so that sixty right ones at the same moment do not count as a guesser's.
  return async (one: Try, isRight: () => boolean): Promise<Outcome> =>
    (await inTurn(`${one.id} ${networkOf(one.ip)}`, () => compare(one, isRight))) ?? {
      is: 'tooOften',
      wait: waitingSeconds,
      isGuessedAt: false,
    }
}
