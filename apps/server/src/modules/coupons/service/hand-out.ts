import type { CallOutput, contract, ParsedInput, Redeemed } from '@matai/contract'
import { plainMobile } from '@matai/rules/mobile'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { isUniqueViolation } from '../../../platform/db/unique-violation.ts'
import { fail, failField, notFound, tooManyRequests } from '../../../platform/failure.ts'
import type { PublicContext } from '../../../platform/http/context.ts'
import { networkOf } from '../../../platform/network-of.ts'
import { ownerOf } from '../../addresses/service/addresses.ts'
import { readCouponCode } from '../rules/coupon-code.ts'
import * as store from '../store/codes.ts'
import { type CouponRow, findAt } from '../store/coupons.ts'
import type { Acting } from './counters.ts'
import type { Dependencies } from './dependencies.ts'
import { pathOfCode } from './describe.ts'

type Visits = typeof contract.couponVisits

const unknownOfNetwork = { limit: 60, windowSeconds: 600, perNetwork: true } as const

/** What visitors do with a coupon: they are handed a code, once per phone, or redeem theirs with one tap. */
export function createHandingOut({
  database,
  rateLimit,
  smsCodes,
  redeeming,
  guesses,
}: Pick<Dependencies, 'database' | 'rateLimit' | 'smsCodes'> & Acting) {
  async function locate(address: string, { ip, now }: Pick<PublicContext, 'ip' | 'now'>) {
    const { tx } = database
    const accountId = await ownerOf(tx, 'coupon', address)
    const coupon = accountId && (await findAt(tx, accountId, address))
    if (coupon) {
      guesses.refuse({ place: placeOf(coupon), ip, now })
      return { accountId, coupon }
    }
    const { allowed, retryAfter } = await rateLimit.hit(['unknownCoupon', networkOf(ip)], unknownOfNetwork, now)
    return allowed ? notFound() : tooManyRequests(retryAfter)
  }

  const placeOf = (coupon: CouponRow) => `coupon ${coupon.id}`

  /** Somebody asked for a code that the coupon has not. */
  const missed = (accountId: AccountId, coupon: CouponRow, { ip, now }: Pick<PublicContext, 'ip' | 'now'>) =>
    guesses.missed({
      ...{ accountId, ip, now, name: coupon.name, place: placeOf(coupon) },
      link: `/card/${coupon.id}`,
    })

  function refuseClosed({ byLink, deletedAt, until }: CouponRow, now: Date): void {
    if (!byLink || deletedAt) fail('coupons.notByLink', { as: 'conflict' })
    if (now >= until) fail('coupons.over', { as: 'conflict' })
  }

  /** Whose phone it is, proven by the code that was sent to it: E.164. */
  async function provenMobile(typed: string, smsCode: string, context: PublicContext): Promise<string> {
    const mobile = `+${plainMobile(typed) ?? failField('mobile', 'codeAccess.mobileWrong')}`
    await smsCodes.useVisitCode({ mobile, smsCode }, context)
    return mobile
  }

  /**
   * Gives the phone a code of the coupon, the same one whenever it asks; undefined when none is left.
   * Unlogged: visitors take codes, and each says whose it is.
   */
  async function codeFor(accountId: AccountId, couponId: number, mobile: string, now: Date) {
    const own = async () => (await store.findOfMobile(database.tx, accountId, couponId, mobile))?.code
    const known = await own()
    if (known) return known
    try {
      // Unlogged: see above.
      const give = (waits: boolean) =>
        database.transact(accountId, (tx) => store.handOut(tx, accountId, { couponId, to: { mobile }, now, waits }))
      // A code that somebody holds may come free again when he turns out to have one.
      const given = (await give(false)) ?? (await give(true)) ?? (await give(true))
      // None was left, because the same phone was given the last one meanwhile.
      return given ?? (await own())
    } catch (error) {
      if (!isUniqueViolation(error)) throw error
      return own()
    }
  }

  return {
    locate,
    codeFor,
    missed,

    async sendSms({ coupon: address, mobile }: ParsedInput<Visits['sendSms']>, context: PublicContext) {
      const { coupon } = await locate(address, context)
      if (coupon.mode !== 'phone') refuseClosed(coupon, context.now)
      const plain = plainMobile(mobile) ?? failField('mobile', 'codeAccess.mobileWrong')
      await smsCodes.sendVisitCode(`+${plain}`, context)
      return {}
    },

    async claim(
      { coupon: address, mobile, smsCode }: ParsedInput<Visits['claim']>,
      context: PublicContext,
    ): Promise<CallOutput<Visits['claim']>> {
      const { accountId, coupon } = await locate(address, context)
      refuseClosed(coupon, context.now)
      const proven = await provenMobile(mobile, smsCode, context)
      const code = await codeFor(accountId, coupon.id, proven, context.now)
      if (!code) return fail('coupons.noneLeft', { as: 'conflict' })
      return { path: pathOfCode(coupon.address, code) }
    },

    /**
     * A tap of a person: a preview of the page redeems nothing, because it sends nothing.
     * Unlogged: visitors do it, and the uses of the code say so.
     */
    async redeem(input: ParsedInput<Visits['redeem']>, context: PublicContext): Promise<Redeemed> {
      const { now } = context
      const { accountId, coupon } = await locate(input.coupon, context)
      if (coupon.mode === 'merchant') return fail('coupons.byMerchant', { as: 'conflict' })
      const code = await store.findSaid(database.tx, accountId, readCouponCode(input.code), coupon.id)
      if (!code) {
        await missed(accountId, coupon, context)
        return fail('coupons.codeUnknown', { as: 'notFound' })
      }
      if (coupon.mode === 'phone') {
        const mobile = await provenMobile(input.mobile ?? '', input.smsCode ?? '', context)
        const bound = await database
          .transact(accountId, (tx) => store.bind(tx, accountId, code.id, { mobile, now }))
          .catch(takenPhone)
        if (bound === 'taken') fail('coupons.phoneUsed', { as: 'conflict' })
        if (!bound) fail('coupons.notYours', { as: 'conflict' })
      }
      const who = { by: 'visitor' as const, counterId: null, userId: null, outlet: '', person: '' }
      const key = `visitor ${code.id} ${input.key}`
      return redeeming.attempt(accountId, { ...who, key, typed: code.code, now, couponId: coupon.id })
    },
  }
}

/** The violation may show only when the transaction is ended. */
function takenPhone(error: unknown): 'taken' {
  if (isUniqueViolation(error)) return 'taken'
  throw error
}
