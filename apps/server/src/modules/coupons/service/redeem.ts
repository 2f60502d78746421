import { type Redeemed, type RedeemOutcome, undoMinutes } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { isUniqueViolation } from '../../../platform/db/unique-violation.ts'
import { tooManyRequests } from '../../../platform/failure.ts'
import { createKeyedCommit, QueueFull } from '../../../platform/group-commit.ts'
import { couponsRedeemed } from '../events.ts'
import { couponCodeShape, readCouponCode } from '../rules/coupon-code.ts'
import { refusalOf } from '../rules/judge.ts'
import { type CodeRow, codesByIds, codesSaid } from '../store/codes.ts'
import { type CouponRow, type ItemRow, listByIds, listItems } from '../store/coupons.ts'
import { type Ends, endsOf, type Redeemer, redeemAll, usesByKeys, type UseRow } from '../store/redemptions.ts'
import { undo } from '../store/uses.ts'
import type { Dependencies } from './dependencies.ts'
import { placeOf } from './describe.ts'

/** A phone without a network may have scanned so many milliseconds ago. */
const offlineMax = 7 * 86_400_000
/** Tries of one write, and those that may wait. */
const batch = 250
const queue = 10_000
/** How often a group is written when another node wrote a try with the same key meanwhile. */
const writesMax = 3

export interface Attempt extends Omit<Redeemer, 'offlineAt'> {
  /** As it was read or typed. */
  typed: string
  now: Date
  /** When a phone without a network scanned it. */
  scannedAt?: Date | undefined
  /** Of one coupon only. */
  couponId?: number | undefined
}

interface Waiting {
  accountId: AccountId
  attempt: Attempt
  answer?: Answer
}

/** What became of a try, and of which code it was; null: there is no such code. */
export type Answer = Redeemed & { codeId: number | null }

export type Redeeming = ReturnType<typeof createRedeeming>

/**
 * Redeems codes: once each, or as often as their coupon says, however many try at the same moment. Tries of an account
 * that come at once are one transaction, in which one statement gives each code to whoever is first.
 */
export function createRedeeming({ database, events }: Pick<Dependencies, 'database' | 'events'>) {
  /** Answers in the order of the tries; each key stands in them once. */
  async function attemptAll(tx: Tx, accountId: AccountId, attempts: readonly Attempt[]): Promise<Answer[]> {
    const said = attempts.map(({ typed }) => readCouponCode(typed).filter((one) => couponCodeShape.test(one)))
    const found = await codesSaid(tx, accountId, [...new Set(said.flat())])
    const codes = attempts.map(({ couponId }, place) =>
      (said[place] ?? [])
        .map((one) => found.get(one))
        .find((code) => code && (couponId === undefined || code.couponId === couponId)),
    )
    const places = codes.flatMap((code, place) => (code ? [place] : []))
    const tries = places.map((place) => tryOf(attempts[place] as Attempt, codes[place] as CodeRow)) // both are there
    const made = tries.length > 0 ? await redeemAll(tx, accountId, tries) : new Map<number, number>()
    const useIds = new Map(places.flatMap((place, nth) => (made.has(nth) ? [[place, made.get(nth) ?? 0]] : [])))
    const keys = attempts.flatMap(({ key }, place) => (key && !useIds.has(place) ? [key] : []))
    const before = keys.length > 0 ? await usesByKeys(tx, accountId, keys) : new Map<string, UseRow>()
    const about = await readAbout(tx, accountId, [
      ...codes.flatMap((code) => code?.id ?? []),
      ...[...before.values()].map(({ codeId }) => codeId),
    ])
    const answers = attempts.map((attempt, place) => {
      const known = before.get(attempt.key)
      const code = about.codes.get(known?.codeId ?? codes[place]?.id ?? 0)
      if (!code) return unknown(attempt.typed)
      const { now, by, outlet, person } = attempt
      const useId = useIds.get(place)
      const use = known ?? (useId === undefined ? undefined : { id: useId, at: now, by, outlet, person })
      return describe(code, about, use ? { outcome: 'done', use } : { outcome: whyNot(code, about, attempt) })
    })
    await announce(tx, accountId, answers, { attempts, useIds, couponIdOf: (place) => codes[place]?.couponId ?? 0 })
    return answers
  }

  async function announce(
    tx: Tx,
    accountId: AccountId,
    answers: readonly Answer[],
    {
      attempts,
      useIds,
      couponIdOf,
    }: {
      attempts: readonly Attempt[]
      useIds: ReadonlyMap<number | undefined, number | undefined>
      couponIdOf(place: number): number
    },
  ): Promise<void> {
    const redeemed = answers.flatMap(({ code, couponName, itemName, left }, place) => {
      const id = useIds.get(place)
      const attempt = attempts[place]
      if (id === undefined || !attempt) return []
      const { now, by, outlet, person } = attempt
      const use = { id, at: now.toISOString(), by, outlet, person }
      return [{ coupon: { id: couponIdOf(place), name: couponName }, item: itemName, code, use, left }]
    })
    if (redeemed.length > 0) await events.announce(tx, couponsRedeemed, { accountId, redeemed })
  }

  const commits = createKeyedCommit<Waiting>({
    ...{ batch, queue },
    keyOf: ({ accountId }) => accountId,
    async write(items) {
      // A try that came twice at once is one; who came later is answered as the first was.
      const unique = [...new Map(items.map((item, nth) => [item.attempt.key || nth, item])).values()]
      const [{ accountId } = { accountId: undefined }] = unique
      if (accountId === undefined) return
      const attempts = unique.map(({ attempt }) => attempt)
      const answers = await written(accountId, attempts)
      const byKey = new Map(attempts.map(({ key }, place) => [key, answers[place]]))
      for (const [place, item] of unique.entries()) setAnswer(item, answers[place])
      for (const item of items) if (!item.answer) setAnswer(item, byKey.get(item.attempt.key))
    },
  })

  /** Unlogged: the uses of a code say who redeemed it, where and when. */
  async function written(accountId: AccountId, attempts: readonly Attempt[]): Promise<Answer[]> {
    for (let time = 1; ; time += 1) {
      try {
        return await database.transact(accountId, (tx) => attemptAll(tx, accountId, attempts))
      } catch (error) {
        // The same try came to another node at once, and that one's is written: now it is known.
        if (time === writesMax || !isUniqueViolation(error)) throw error
      }
    }
  }

  return {
    /** In the transaction of whoever has more to write; without a key. */
    async attemptIn(tx: Tx, accountId: AccountId, attempt: Attempt): Promise<Answer> {
      const [answer = unknown(attempt.typed)] = await attemptAll(tx, accountId, [attempt])
      return answer
    },

    async attempt(accountId: AccountId, attempt: Attempt): Promise<Answer> {
      const item: Waiting = { accountId, attempt }
      try {
        await commits.add(item)
      } catch (error) {
        if (error instanceof QueueFull) return tooManyRequests(1)
        throw error
      }
      return item.answer ?? unknown(attempt.typed)
    },

    undo: (
      tx: Tx,
      accountId: AccountId,
      id: number,
      { userId, now }: { userId: number; now: Date },
    ): Promise<UseRow | undefined> =>
      undo(tx, accountId, id, { userId, now, since: new Date(now.getTime() - undoMinutes * 60_000) }),
  }
}

function setAnswer(item: Waiting, answer: Answer | undefined): void {
  if (answer) item.answer = answer
}

function tryOf({ now, scannedAt, by, counterId, userId, outlet, person, key }: Attempt, { id: codeId }: CodeRow) {
  const offlineAt = scannedAt ? clamped(scannedAt, now) : null
  const redeemer = { by, counterId, userId, outlet, person, key, offlineAt }
  return { codeId, redeemer, now, at: offlineAt ?? now, outlet: by === 'counter' ? outlet : null }
}

interface About {
  /** As they are now: whoever was faster has written meanwhile. */
  codes: Map<number, CodeRow>
  coupons: Map<number, CouponRow>
  items: Map<number, ItemRow>
  ends: Map<number, Ends>
}

async function readAbout(tx: Tx, accountId: AccountId, ids: readonly number[]): Promise<About> {
  const codeIds = [...new Set(ids)]
  if (codeIds.length === 0) return { codes: new Map(), coupons: new Map(), items: new Map(), ends: new Map() }
  const codes = await codesByIds(tx, accountId, codeIds)
  const couponIds = [...new Set(codes.map(({ couponId }) => couponId))]
  return {
    codes: new Map(codes.map((code) => [code.id, code])),
    coupons: new Map((await listByIds(tx, accountId, couponIds)).map((coupon) => [coupon.id, coupon])),
    items: new Map((await listItems(tx, accountId, couponIds)).map((item) => [item.id, item])),
    ends: await endsOf(tx, accountId, codeIds),
  }
}

type Outcome =
  | { outcome: 'done'; use: Pick<UseRow, 'id' | 'at' | 'outlet' | 'person'> }
  | { outcome: RedeemOutcome; use?: never }

function describe(code: CodeRow, { coupons, items, ends }: About, { outcome, use }: Outcome): Answer {
  const coupon = coupons.get(code.couponId)
  const last = use ?? ends.get(code.id)?.last
  const first = ends.get(code.id)?.first
  return {
    ...{ outcome, codeId: code.id },
    code: code.code,
    couponName: coupon?.name ?? '',
    itemName: items.get(code.itemId)?.name ?? '',
    left: Math.max(0, (coupon?.uses ?? 0) - code.used),
    useId: use?.id ?? null,
    last: last ? placeOf(last) : null,
    first: first ? placeOf(first) : null,
    from: coupon?.from.toISOString() ?? null,
    until: coupon?.until.toISOString() ?? null,
    outlets: coupon?.outlets ?? [],
  }
}

function whyNot(code: CodeRow, { coupons }: About, { by, outlet, now, scannedAt }: Attempt): RedeemOutcome {
  const coupon = coupons.get(code.couponId)
  if (!coupon) return 'unknown'
  const { uses: most, from, until, outlets } = coupon
  const judged = { used: code.used, most, from, until, outlets, deleted: Boolean(code.deletedAt ?? coupon.deletedAt) }
  const at = scannedAt ? clamped(scannedAt, now) : now
  return refusalOf(judged, { now: at, outlet: by === 'counter' ? outlet : null }) ?? 'used'
}

const clamped = (at: Date, now: Date): Date =>
  new Date(Math.min(now.getTime(), Math.max(at.getTime(), now.getTime() - offlineMax)))

/** A try of which nothing more is known than what was typed. */
export const unknown = (typed: string): Answer => ({
  ...{ outcome: 'unknown', codeId: null },
  code: (readCouponCode(typed)[0] ?? '').slice(0, 40),
  ...{ couponName: '', itemName: '', left: 0, useId: null, last: null, first: null },
  ...{ from: null, until: null, outlets: [] },
})
