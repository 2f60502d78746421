import type { Redeemed, RedeemOutcome } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { couponCodeShape, readCouponCode } from '../rules/coupon-code.ts'
import { refusalOf } from '../rules/judge.ts'
import { type Redeemer, redeemAll, type Try, usesByKeys, type UseRow } from '../store/redemptions.ts'
import { type Said, saidByIds, saidCodes, type Use } from '../store/said.ts'
import { placeOf } from './describe.ts'

/** A phone without a network may have scanned so many milliseconds ago. */
const offlineMax = 7 * 86_400_000

export interface Attempt extends Omit<Redeemer, 'offlineAt'> {
  /** As it was read or typed. */
  typed: string
  now: Date
  /** When a phone without a network scanned it. */
  scannedAt?: Date | undefined
  /** Of one coupon only. */
  couponId?: number | undefined
}

/** What became of a try, and of which code it was; null: there is no such code. */
export type Answer = Redeemed & { codeId: number | null }

export interface Tried {
  answer: Answer
  couponId: number
  /** It redeemed, and no earlier try with its key had. */
  isNew: boolean
}

/**
 * Redeems in the order of the tries; each key stands in them once. A code that is used up, over or not valid at that outlet
 * is read and not held: of a thousand who come for one code, those who come late hold up nobody.
 */
export async function tryAll(tx: Tx, accountId: AccountId, attempts: readonly Attempt[]): Promise<Tried[]> {
  const codes = await codesOf(tx, accountId, attempts)
  const tries = attempts.flatMap((attempt, place) => {
    const code = codes[place]
    return code && whyNot(code, attempt) === undefined ? [tryOf(attempt, code, place)] : []
  })
  const made = await redeemAll(tx, accountId, tries)
  const refused = attempts.flatMap((_, place) => (made.get(place)?.id ? [] : [place]))
  const keys = refused.flatMap((place) => attempts[place]?.key || [])
  const before = await usesByKeys(tx, accountId, keys)
  const idOf = (place: number) => before.get(attempts[place]?.key ?? '')?.codeId ?? codes[place]?.id ?? 0
  const firsts = new Map<number, Use>()
  for (const [place, attempt] of attempts.entries())
    if (made.get(place)?.used === 1) firsts.set(idOf(place), useOf(attempt))
  // Whoever was faster has written meanwhile; and a key may have been used for another code.
  const isUnknown = (place: number) => made.get(place)?.id && !firsts.has(idOf(place)) && !codes[place]?.first
  const isAnew = (place: number) => made.has(place) || idOf(place) !== codes[place]?.id
  const asked = attempts.flatMap((_, place) =>
    (made.get(place)?.id ? isUnknown(place) : isAnew(place)) ? idOf(place) || [] : [],
  )
  const anew = new Map((await saidByIds(tx, accountId, [...new Set(asked)])).map((code) => [code.id, code]))
  return attempts.map((attempt, place) => {
    const said = codes[place]
    const { id, used = 0, ended } = made.get(place) ?? {}
    if (said && id) {
      const first = said.first ?? firsts.get(said.id) ?? anew.get(said.id)?.first ?? null
      const use = { id, ...useOf(attempt) }
      return { answer: describe({ ...said, used, first }, 'done', use), couponId: said.couponId, isNew: true }
    }
    const code = anew.get(idOf(place)) ?? said
    if (!code) return { answer: unknown(attempt.typed), couponId: 0, isNew: false }
    const use = before.get(attempt.key)
    const outcome = use ? 'done' : ended ? 'closed' : (whyNot(code, attempt) ?? 'used')
    return { answer: describe(code, outcome, use), couponId: code.couponId, isNew: false }
  })
}

const useOf = ({ now, outlet, person }: Attempt): Use => ({ at: now, outlet, person })

/** Of each try the first code that it may mean. */
async function codesOf(tx: Tx, accountId: AccountId, attempts: readonly Attempt[]): Promise<(Said | undefined)[]> {
  const meant = attempts.map(({ typed }) => readCouponCode(typed).filter((one) => couponCodeShape.test(one)))
  const found = new Map((await saidCodes(tx, accountId, [...new Set(meant.flat())])).map((one) => [one.code, one]))
  return attempts.map(({ couponId }, place) =>
    (meant[place] ?? [])
      .map((one) => found.get(one))
      .find((code) => code && (couponId === undefined || code.couponId === couponId)),
  )
}

const whenOf = ({ scannedAt, now }: Attempt): Date | null =>
  scannedAt ? new Date(Math.min(now.getTime(), Math.max(scannedAt.getTime(), now.getTime() - offlineMax))) : null

const outletOf = ({ by, outlet }: Attempt): string | null => (by === 'counter' ? outlet : null)

function tryOf(attempt: Attempt, { id: codeId }: Said, place: number): Try {
  const { now, by, counterId, userId, outlet, person, key } = attempt
  const offlineAt = whenOf(attempt)
  const redeemer = { by, counterId, userId, outlet, person, key, offlineAt }
  return { place, codeId, redeemer, now, at: offlineAt ?? now, outlet: outletOf(attempt) }
}

const whyNot = (code: Said, attempt: Attempt): RedeemOutcome | undefined =>
  refusalOf(code, { now: whenOf(attempt) ?? attempt.now, outlet: outletOf(attempt) })

/** `use` is the redemption that was made; undefined: none. */
function describe(code: Said, outcome: RedeemOutcome, use: Pick<UseRow, 'id' | keyof Use> | undefined): Answer {
  const { first, from, until, outlets } = code
  const last = use ?? code.last
  return {
    ...{ outcome, codeId: code.id },
    ...{ code: code.code, couponName: code.couponName, itemName: code.itemName },
    left: Math.max(0, code.most - code.used),
    useId: use?.id ?? null,
    last: last && placeOf(last),
    first: first && placeOf(first),
    ...{ from: from.toISOString(), until: until.toISOString(), outlets },
  }
}

/** A try of which nothing more is known than what was typed. */
export const unknown = (typed: string): Answer => ({
  ...{ outcome: 'unknown', codeId: null },
  code: (readCouponCode(typed)[0] ?? '').slice(0, 40),
  ...{ couponName: '', itemName: '', left: 0, useId: null, last: null, first: null },
  ...{ from: null, until: null, outlets: [] },
})
