import { type contract, limitOf, type ParsedInput } from '@matai/contract'
import { type Answers, answered, type FormDocument, schemaOf, scoreOf } from '@matai/form-kit/schema'
import type { Tx } from '../../../platform/db/database.ts'
import { fail } from '../../../platform/failure.ts'
import type { PublicContext } from '../../../platform/http/context.ts'
import { recordMade } from '../events.ts'
import { firstStanding } from '../rules/approval.ts'
import type { Asked } from '../rules/asked.ts'
import { type Effects, effectsOf } from '../rules/effects.ts'
import { fillerOf } from '../rules/filler.ts'
import { dueAfter, noSettings, startOf } from '../rules/follow-up.ts'
import { holdingFor } from '../rules/holding.ts'
import { newRedeemCode } from '../rules/redeem-code.ts'
import { serialPeriod, startOfDay } from '../rules/serial.ts'
import { told } from '../rules/told.ts'
import { typedRows } from '../rules/typed-rows.ts'
import { placeOf } from './addresses.ts'
import { findRetention } from '../store/retention.ts'
import type { RecordRow } from '../store/records.ts'
import { insertRecords, type NewRecord, writeAnswers } from '../store/inserting.ts'
import * as store from '../store/submitting.ts'
import { use } from '../store/uses.ts'
import { refuseAnswers } from './check.ts'
import { createApprovals } from './approvals.ts'
import { createByRule } from './by-rule.ts'
import type { Dependencies } from './dependencies.ts'
import { createShown } from './shown.ts'
import type { FoundForm } from './find-form.ts'

type Sent = ParsedInput<typeof contract.filling.submit>

/** What comes with the answers. */
type Input = Pick<Sent, 'version'> &
  Partial<Pick<Sent, 'qrCodeId' | 'visitor' | 'continues'>> & {
    /** The record that is continued, which is held, and who of the account does it. */
    source?: RecordRow
    by?: number
  }

/** What was filled in, looked through and not kept yet. */
export interface Filled {
  form: FoundForm
  /** what was before the filler */
  document: FormDocument
  answers: Answers
  asked: Asked
  seed: number | undefined
  attempt: { key: string; input: string }
  /** Whether a number (E.164) was shown to be the filler's. */
  isProven(number: string): boolean
  standing: { tier: Parameters<typeof limitOf>[0]; zone: string }
}

/** One who filled in a form: what, with what came with it, and how he came. */
export interface Submission {
  filled: Filled
  input: Input
  context: PublicContext
}

/** Submissions of one form. */
export type Submissions = readonly [Submission, ...Submission[]]

/** A submission on its way to its record. */
interface Keeping extends Submission {
  filler: { key: string; facts: Record<string, string> } | undefined
  effects: Effects
}

/**
 * Writes records of one form with all that hangs on them, in the transaction that is given: each is refused by itself,
 * as if it came alone, and then none of them is kept. Unlogged: visitors fill in forms; what they sent is the record.
 */
export function createKeeping(dependencies: Dependencies) {
  const { events, forms, evidence, coupons, collaborators } = dependencies
  const approvals = createApprovals(dependencies)
  const byRule = createByRule(dependencies)
  const shown = createShown(dependencies)

  function begin(submission: Submission): Keeping {
    const { filled, input } = submission
    const { form, asked, isProven } = filled
    const { key, facts } = fillerOf(asked, { visitor: input.visitor, person: form.person, isProven })
    const filler = key === undefined ? undefined : { key: key.slice(0, 300), facts: asTexts(facts) }
    return { ...submission, filler, effects: effectsOfFilled(filled) }
  }

  /** Counts who filled in, and answers who that is in the account and how many records he had before, in their order. */
  async function countFillers(tx: Tx, { accountId, id }: Place, all: readonly Keeping[]) {
    const byKey = Map.groupBy(
      all.filter(({ filler }) => filler),
      ({ filler }) => filler?.key ?? '',
    )
    const fillers = [...byKey].map(([key, own]) => {
      const moments = own.map(({ context }) => context.now.getTime())
      const [firstAt, lastAt] = [new Date(Math.min(...moments)), new Date(Math.max(...moments))]
      const facts: Record<string, string> = Object.assign({}, ...own.map(({ filler }) => filler?.facts))
      return { key, facts, records: own.length, firstAt, lastAt }
    })
    const counted = await store.countFillers(tx, accountId, id, fillers)
    const left = new Map([...byKey].map(([key, own]) => [key, own.length]))
    return all.map(({ filler }) => {
      const known = filler && counted.get(filler.key)
      if (!filler || !known) return null
      const behind = left.get(filler.key) ?? 0
      left.set(filler.key, behind - 1)
      return { id: known.id, before: known.records - behind }
    })
  }

  /** Uses up places. */
  async function claim(tx: Tx, { filled: { form }, effects, context: { say } }: Keeping): Promise<void> {
    for (const { component, ...one } of effects.claims) {
      if (await use(tx, form.accountId, form.id, one)) continue
      refuseAnswers(form.document, [{ component, phrase: 'records.full', params: {}, path: [] }], say)
    }
  }

  /** How often a form is filled, in all and by one; the rows that count it are held, so nobody comes in between. */
  async function keepLimits(
    tx: Tx,
    all: readonly Keeping[],
    { records, fillers }: { records: number; fillers: readonly ({ id: number; before: number } | null)[] },
  ): Promise<void> {
    const [{ filled } = { filled: undefined }] = all
    if (!filled) return
    const { accountId, id: formId } = filled.form
    const { total, perDay, perPerson, perPersonDay } = filled.form.settings.limits
    const full = (most: number | null, count: number) => most !== null && count >= most
    const countOf = (most: number | null, of: { fillerId?: number; since: Date }) =>
      most === null ? 0 : store.countUpTo(tx, accountId, formId, of, most)
    // What was deleted because its time was over was filled in nevertheless.
    const disposed = total === null ? 0 : ((await findRetention(tx, accountId, formId))?.disposed ?? 0)
    if (total === null && perDay === null && perPerson === null && perPersonDay === null) return
    for (const [place, { context }] of all.entries()) {
      const since = startOfDay(context.now, filled.standing.zone)
      // Those before it in this transaction are counted nowhere yet.
      const today = all.slice(0, place).flatMap((one, nth) => (one.context.now >= since ? [fillers[nth]?.id] : []))
      if (total !== null && records - all.length + place + 1 + disposed > total)
        fail('records.totalReached', { as: 'conflict' })
      if (full(perDay, (await countOf(perDay, { since })) + today.length))
        fail('records.dayReached', { as: 'conflict' })
      const filler = fillers[place]
      if (!filler) continue
      if (full(perPerson, filler.before)) fail('records.personReached', { as: 'conflict' })
      const own = today.filter((id) => id === filler.id).length
      if (full(perPersonDay, (await countOf(perPersonDay, { fillerId: filler.id, since })) + own))
        fail('records.personDayReached', { as: 'conflict' })
    }
  }

  /** Closes the form when an answer says so; whoever waited for the record that did it comes too late. */
  async function keepClosing(tx: Tx, { accountId, id, outcomes }: FoundForm, all: readonly Keeping[]): Promise<void> {
    const { closings } = outcomes
    if (closings.length === 0) return
    for (const { filled, context } of all) {
      const { isOpen } = await forms.settingsOf(tx, accountId, id, context.now)
      if (!isOpen) fail('records.formClosed', { as: 'conflict' })
      if (closings.some(holdingFor(filled.asked))) await forms.close(tx, accountId, id, context.now)
    }
  }

  /** The record that is continued. A link that was removed meanwhile loses no record, it only knows no source. */
  async function sourceOf(tx: Tx, { accountId }: Place, { continues, source }: Input): Promise<RecordRow | null> {
    if (source) return source
    const place = continues && (await placeOf(tx, continues.id))
    if (!continues || place?.accountId !== accountId) return null
    return (await store.findAttempt(tx, accountId, place.id, continues.attempt)) ?? null
  }

  /** The number of each in its stretch, in their order. */
  async function numbersOf(tx: Tx, { accountId, id }: Place, periods: readonly string[]): Promise<number[]> {
    const next = new Map<string, number>()
    for (const [period, own] of Map.groupBy([...periods].sort(), (one) => one))
      next.set(period, (await store.nextNumbers(tx, accountId, id, { period, numbers: own.length })) - own.length)
    return periods.map((period) => {
      const number = (next.get(period) ?? 0) + 1
      next.set(period, number)
      return number
    })
  }

  /** What else is told of new records, and what comes of them. */
  async function follow(
    tx: Tx,
    { accountId, id: formId }: Place,
    kept: readonly { one: Keeping; row: RecordRow; source: RecordRow | null; isByRule: boolean }[],
  ): Promise<void> {
    for (const { one, row, source, isByRule } of kept) {
      const { filled, input, context } = one
      if (filled.form.person !== '') await collaborators.bindMobile(tx, accountId, filled.form.person, context.now)
      if (source) await byRule.wentOn(tx, source, row, input.by)
      if (isByRule) await byRule.begun(tx, row, row.at)
      if (row.approval === 'waiting') await approvals.tell(tx, row, row.approvalLevel)
    }
    await shown.changed(
      tx,
      accountId,
      formId,
      kept.map(({ row }) => row.qrCodeId),
    )
    await events.announceAll(
      tx,
      recordMade,
      kept.map(({ one: { effects }, row }) => {
        const { movements, statusChanges } = effects
        return { ...told(row), version: row.version, movements, statusChanges }
      }),
    )
  }

  return async (tx: Tx, submissions: Submissions): Promise<{ rows: RecordRow[]; givesCoupons: boolean }> => {
    const [{ filled: first, context }] = submissions
    const { form, standing } = first
    const { accountId, id: formId, settings } = form
    const { submitPage } = settings
    const all = submissions.map(begin)
    // Locks are taken in one order by every submission: attempts, fillers, places by key, count of records, form, number.
    const fillers = await countFillers(tx, form, all)
    for (const one of all) await claim(tx, one)
    const lastAt = new Date(Math.max(...all.map((one) => one.context.now.getTime())))
    const tally = await store.countRecords(tx, accountId, formId, { records: all.length, at: lastAt })
    await keepLimits(tx, all, { records: tally.records, fillers })
    await keepClosing(tx, form, all)
    const reset = submitPage.serial?.reset ?? 'none'
    const periods = all.map((one) => serialPeriod(reset, one.context.now, standing.zone))
    const numbers = await numbersOf(tx, form, periods)
    const { levels, followUp } = await store.beginningOf(tx, accountId, formId)
    const approving = firstStanding(levels)
    const followUps = followUp ?? noSettings
    const room = limitOf(standing.tier, 'records')
    const begun: { source: RecordRow | null; isByRule: boolean; record: NewRecord }[] = []
    for (const [
      place,
      {
        filled,
        input,
        context: { now: at },
        effects,
      },
    ] of all.entries()) {
      const { document, answers, asked, seed, attempt } = filled
      const score = asked.some(isExam) ? scoreOf(document, answers, seed) : null
      const begins = startOf(followUps, followUps.rules.length > 0 ? holdingFor(asked) : () => false)
      const dueAt = dueAfter(followUps, begins.state, at) ?? null
      const source = await sourceOf(tx, form, input)
      const record: NewRecord = {
        version: input.version,
        period: periods[place] ?? '',
        number: numbers[place] ?? 0,
        answers,
        claims: effects.claims.map(({ key: used, amount }) => ({ key: used, amount })),
        score: score && { points: score.points, most: score.most, passed: score.passed },
        seed: seed ?? null,
        fillerId: fillers[place]?.id ?? null,
        qrCodeId: input.qrCodeId ?? null,
        sourceId: source?.id ?? null,
        redeemCode: submitPage.redeemCode ? newRedeemCode() : null,
        ...approving,
        ...{ followUp: begins.state, chargeId: begins.chargeId, dueAt, watchAt: dueAt },
        locked: tally.stored + place >= room,
        attempt: attempt.key,
        attemptInput: attempt.input,
        at,
      }
      begun.push({ source, isByRule: begins.isByRule, record })
    }
    const rows = await insertRecords(
      tx,
      accountId,
      formId,
      begun.map(({ record }) => record),
    )
    const kept = rows.flatMap((row, place) => {
      const [one, so] = [all[place], begun[place]]
      return one && so ? [{ one, row, ...so }] : []
    })
    const typed = kept.map(({ one: { filled }, row }) => ({
      record: row,
      rows: typedRows(filled.asked),
    }))
    await writeAnswers(tx, accountId, formId, typed)
    const links = rows.map((row) => ({ kind: 'made' as const, row }))
    await evidence.add(tx, accountId, formId, links, context.now, tally)
    const recordIds = rows.map(({ id }) => id)
    const givesCoupons = await coupons.giveForRecords(tx, accountId, { formId, recordIds, now: context.now })
    await follow(tx, form, kept)
    return { rows, givesCoupons }
  }
}

/** What a submission does besides being there; of what an older version had, what the published one says counts. */
export const effectsOfFilled = ({ form, document, answers, asked, seed }: Filled): Effects =>
  effectsOf(document === form.document ? asked : answered(form.document, answers, seed))

const isExam = ({ component: { type } }: Asked[number]): boolean => schemaOf(type).score !== undefined

type Place = Pick<FoundForm, 'accountId' | 'id'>

const asTexts = (facts: Partial<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(facts).filter((entry): entry is [string, string] => entry[1] !== undefined))
