import ipaddr from 'ipaddr.js'
import type { Tx } from '../../../platform/db/database.ts'
import { tooManyRequests } from '../../../platform/failure.ts'
import { networkOf } from '../../../platform/network-of.ts'
import type { Rate, RateKey, RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import { codesOfNetwork, codesOfOthers, codesOfOthersEach } from '../rules.ts'
import { deleteEndedLocks, listLockedNames, putLockedName, takeLockedHandles } from '../store/locked-names.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** How much one address may do: behind one may sit a classroom or a factory. The operator's to set. */
export interface AddressLimits {
  smsPerHour: number
  smsPerDay: number
  visitSmsPerHour: number
  wrongPasswordsPerQuarter: number
}

/** From this share of a day's text messages on the operator is told. */
const highShare = 0.8

const ratesFor = (address: AddressLimits) =>
  ({
    codeEachMinute: { limit: 1, windowSeconds: minute },
    codeEachDay: { limit: codesOfNetwork + codesOfOthers, windowSeconds: day },
    codeOfNetworkEachDay: { limit: codesOfNetwork, windowSeconds: day },
    codesOfAddressEachHour: { limit: address.smsPerHour, windowSeconds: hour },
    codesOfAddressEachDay: { limit: address.smsPerDay, windowSeconds: day },
    visitCodesOfAddressEachHour: { limit: address.visitSmsPerHour, windowSeconds: hour },
    mailEachMinute: { limit: 1, windowSeconds: minute },
    mailEachDay: { limit: 10, windowSeconds: day },
    wrongPassword: { limit: 10, windowSeconds: 15 * minute },
    wrongPasswordEverywhere: { limit: 200, windowSeconds: hour },
    wrongPasswordOfDevice: { limit: 10, windowSeconds: 15 * minute },
    wrongPasswordOfSession: { limit: 10, windowSeconds: 15 * minute },
    wrongSecondFactor: { limit: 30, windowSeconds: day },
    wrongSecondFactorOfDevice: { limit: 10, windowSeconds: 15 * minute },
    wrongPasswordOfAddress: { limit: address.wrongPasswordsPerQuarter, windowSeconds: 15 * minute },
  }) satisfies Record<string, Rate>

export type Limited = keyof ReturnType<typeof ratesFor>

/** A limit that a name has met. */
export interface Locked {
  /** A number (E.164) or a username. */
  name: string
  limit: string
  lockedAt: Date
  until: Date
}

const listedAtMost = 1_000

export interface LimitOptions {
  rateLimit: RateLimit
  tx: Tx
  address: AddressLimits
  /** Text messages that the whole server sends a day. */
  smsPerDay: number
}

/** Counts events on all nodes together. Count before the attempt and take back what went well: so a race gains nothing. */
export function createLimits({ rateLimit, tx, address, smsPerDay }: LimitOptions) {
  const rates = ratesFor(address)
  const keyOf = (event: Limited, whose: string): RateKey => [event, whose]

  /** Unlogged: it counts wrong passwords. */
  async function refuse(key: RateKey, retryAfter: number, now: Date, name?: string): Promise<never> {
    if (name !== undefined) {
      const until = new Date(now.getTime() + retryAfter * 1000)
      await putLockedName(tx, { handle: rateLimit.handleOf(key), name, limit: key[0], lockedAt: now, until })
    }
    tooManyRequests(retryAfter)
  }

  return {
    /** Refuses with 1007 when it happened too often; then the operator finds `name` among the locked. Answers how often. */
    async count(event: Limited, whose: string, now: Date, { name }: { name?: string } = {}): Promise<number> {
      const { allowed, retryAfter, count } = await rateLimit.hit(keyOf(event, whose), rates[event], now)
      return allowed ? count : refuse(keyOf(event, whose), retryAfter, now, name)
    },
    /** The same for an address. */
    async countAddress(event: Limited, ip: string, now: Date): Promise<void> {
      const { limit, windowSeconds } = rates[event]
      const rate = { limit: limit * peopleBehind(ip), windowSeconds }
      const { allowed, retryAfter } = await rateLimit.hit(keyOf(event, networkOf(ip)), rate, now)
      if (!allowed) tooManyRequests(retryAfter)
    },
    takeBack: (event: Limited, whose: string) => rateLimit.giveBack(keyOf(event, whose)),
    takeBackAddress: (event: Limited, ip: string) => rateLimit.giveBack(keyOf(event, networkOf(ip))),
    forget: (event: Limited, whose: string) => rateLimit.forget(keyOf(event, whose)),
    /** Refuses a name for which this address has already asked often, while others have asked for it, too. */
    async countCode(whose: string, { name, ip, now }: { name: string; ip: string; now: Date }): Promise<void> {
      const inAll = await this.count('codeEachDay', whose, now, { name })
      const ofNetwork = `${whose} ${networkOf(ip)}`
      const here = await this.count('codeOfNetworkEachDay', ofNetwork, now, { name })
      const late = inAll > codesOfNetwork && here > codesOfOthersEach
      if (late) await refuse(keyOf('codeOfNetworkEachDay', ofNetwork), day, now, name)
    },
    async takeBackCode(whose: string, ip: string): Promise<void> {
      await rateLimit.giveBack(keyOf('codeEachMinute', whose))
      await rateLimit.giveBack(keyOf('codeEachDay', whose))
      await rateLimit.giveBack(keyOf('codeOfNetworkEachDay', `${whose} ${networkOf(ip)}`))
    },
    /** Counts one text message of the server: whether it may go, and whether it is time for a word to the operator. */
    async countSms(now: Date): Promise<{ allowed: boolean; tell: boolean; used: number; limit: number }> {
      const rate = { limit: smsPerDay, windowSeconds: day }
      const { allowed, count } = await rateLimit.hit(['smsOfServer', ''], rate, now)
      const tell = count === Math.ceil(smsPerDay * highShare) || count === smsPerDay + 1
      return { allowed, tell, used: Math.min(count, smsPerDay), limit: smsPerDay }
    },
    lockedNow: (now: Date): Promise<Locked[]> => listLockedNames(tx, now, listedAtMost),
    /** Opens every limit that the name has met; false when it had met none. Unlogged: the operator’s own log has it. */
    async unlock(name: string): Promise<boolean> {
      const handles = await takeLockedHandles(tx, name)
      await rateLimit.forgetHandles(handles)
      return handles.length > 0
    },
    purge: (now: Date) => deleteEndedLocks(tx, now),
  }
}

export type Limits = ReturnType<typeof createLimits>

/** A loopback address is a developer, or everybody behind a proxy that does not say who calls. */
function peopleBehind(ip: string): number {
  return ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'loopback' ? 10 : 1
}
