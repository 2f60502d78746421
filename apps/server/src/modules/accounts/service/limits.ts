import ipaddr from 'ipaddr.js'
import { tooManyRequests } from '../../../platform/failure.ts'
import { networkOf } from '../../../platform/network-of.ts'
import type { Rate, RateKey, RateLimit } from '../../../platform/rate-limit/rate-limit.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** How often what may happen, by number, by name or by address. */
const rates = {
  codeEachMinute: { limit: 1, windowSeconds: minute },
  codeEachDay: { limit: 10, windowSeconds: day },
  codesOfAddressEachHour: { limit: 20, windowSeconds: hour },
  codesOfAddressEachDay: { limit: 60, windowSeconds: day },
  mailEachMinute: { limit: 1, windowSeconds: minute },
  mailEachDay: { limit: 10, windowSeconds: day },
  wrongCode: { limit: 20, windowSeconds: day },
  wrongCodeOfAddress: { limit: 60, windowSeconds: hour },
  wrongPassword: { limit: 10, windowSeconds: 15 * minute },
  wrongPasswordOfAddress: { limit: 50, windowSeconds: 15 * minute },
} as const satisfies Record<string, Rate>

export type Limited = keyof typeof rates

/** Counts events on all nodes together. Count before the attempt and take back what went well: so a race gains nothing. */
export function createLimits(rateLimit: RateLimit) {
  const keyOf = (event: Limited, whose: string): RateKey => [event, whose]
  return {
    /** Refuses with 1007 when it happened too often. */
    async count(event: Limited, whose: string, now: Date): Promise<void> {
      const { allowed, retryAfter } = await rateLimit.hit(keyOf(event, whose), rates[event], now)
      if (!allowed) tooManyRequests(retryAfter)
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
  }
}

export type Limits = ReturnType<typeof createLimits>

/** A loopback address is a developer, or everybody behind a proxy that does not say who calls. */
function peopleBehind(ip: string): number {
  return ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'loopback' ? 10 : 1
}
