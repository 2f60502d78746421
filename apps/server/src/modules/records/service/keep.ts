import { type contract, limitOf, type ParsedInput } from '@matai/contract'
import { type Answers, type FormDocument, scoreOf } from '@matai/form-kit/schema'
import type { Tx } from '../../../platform/db/database.ts'
import { fail } from '../../../platform/failure.ts'
import type { PublicContext } from '../../../platform/http/context.ts'
import { recordMade } from '../events.ts'
import { firstStanding } from '../rules/approval.ts'
import { type Effects, effectsOf } from '../rules/effects.ts'
import { fillerOf } from '../rules/filler.ts'
import { dueAfter, noSettings, startOf } from '../rules/follow-up.ts'
import { holdingFor } from '../rules/holding.ts'
import { newRedeemCode } from '../rules/redeem-code.ts'
import { serialPeriod, startOfDay } from '../rules/serial.ts'
import { told } from '../rules/told.ts'
import { typedRows } from '../rules/typed-rows.ts'
import { placeOf } from './addresses.ts'
import { levelsOf } from '../store/approvals.ts'
import { findSettings } from '../store/follow-up-settings.ts'
import { findRetention } from '../store/retention.ts'
import type { RecordRow } from '../store/records.ts'
import * as store from '../store/submitting.ts'
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
  seed: number | undefined
  attempt: { key: string; input: string }
  /** Whether a number (E.164) was shown to be the filler's. */
  isProven(number: string): boolean
  standing: { tier: Parameters<typeof limitOf>[0]; zone: string }
}

/**
 * Writes a record with all that hangs on it, in the transaction that is given.
 * Unlogged: visitors fill in forms; what they sent is the record.
 */
export function createKeeping(dependencies: Dependencies) {
  const { events, forms, evidence, coupons, collaborators } = dependencies
  const approvals = createApprovals(dependencies)
  const byRule = createByRule(dependencies)
  const shown = createShown(dependencies)

  /** Uses up places; of what an older version had, what the published one says counts. */
  async function claim(tx: Tx, { form, answers, seed }: Filled, { say }: PublicContext): Promise<Effects> {
    const effects = effectsOf(form.document, answers, seed)
    for (const { component, ...one } of effects.claims) {
      if (await store.use(tx, form.accountId, form.id, one)) continue
      refuseAnswers(form.document, [{ component, phrase: 'records.full', params: {}, path: [] }], say)
    }
    return effects
  }

  /** How often a form is filled, in all and by one; the rows that count it are held, so nobody comes in between. */
  async function keepLimits(
    tx: Tx,
    { form, standing }: Filled,
    so: { records: number; fillerId: number | null; at: Date },
  ) {
    const { accountId, id: formId } = form
    const { total, perDay, perPerson, perPersonDay } = form.settings.limits
    const since = startOfDay(so.at, standing.zone)
    const { fillerId } = so
    const full = (most: number | null, count: number) => most !== null && count >= most
    const countOf = (most: number | null, of: { fillerId?: number; since?: Date }) =>
      most === null ? 0 : store.countUpTo(tx, accountId, formId, of, most)
    // What was deleted because its time was over was filled in nevertheless.
    const disposed = total === null ? 0 : ((await findRetention(tx, accountId, formId))?.disposed ?? 0)
    if (total !== null && so.records + disposed > total) fail('records.totalReached', { as: 'conflict' })
    if (full(perDay, await countOf(perDay, { since }))) fail('records.dayReached', { as: 'conflict' })
    if (fillerId === null) return
    if (perPerson !== null && full(perPerson, await store.countOfFiller(tx, accountId, fillerId)))
      fail('records.personReached', { as: 'conflict' })
    if (full(perPersonDay, await countOf(perPersonDay, { fillerId, since })))
      fail('records.personDayReached', { as: 'conflict' })
  }

  /** Closes the form when an answer says so; whoever waited for the record that did it comes too late. */
  async function keepClosing(tx: Tx, { form, document, answers, seed }: Filled, at: Date): Promise<void> {
    const { accountId, id } = form
    const { closings } = await forms.rulesFor(tx, accountId, id)
    if (closings.length === 0) return
    const { isOpen } = await forms.settingsOf(tx, accountId, id, at)
    if (!isOpen) fail('records.formClosed', { as: 'conflict' })
    const holds = holdingFor({ document, answers, seed })
    if (closings.some(holds)) await forms.close(tx, accountId, id, at)
  }

  /** The record that is continued. A link that was removed meanwhile loses no record, it only knows no source. */
  async function sourceOf(tx: Tx, { form }: Filled, { continues, source }: Input): Promise<RecordRow | null> {
    if (source) return source
    const place = continues && (await placeOf(tx, continues.id))
    if (!continues || place?.accountId !== form.accountId) return null
    return (await store.findAttempt(tx, form.accountId, place.id, continues.attempt)) ?? null
  }

  return async (tx: Tx, filled: Filled, input: Input, context: PublicContext): Promise<RecordRow> => {
    const { form, document, answers, seed, attempt, standing, isProven } = filled
    const { accountId, id: formId } = form
    const { submitPage } = form.settings
    const at = context.now
    const { visitor } = input
    const { key, facts } = fillerOf(document, answers, { visitor, person: form.person, isProven })
    // Locks are taken in one order by every submission: attempt, filler, places by key, count of records, form, number.
    const filler = key === undefined ? null : { formId, key: key.slice(0, 300), facts: asTexts(facts), at }
    const fillerId = filler && (await store.countFiller(tx, accountId, filler))
    const effects = await claim(tx, filled, context)
    const stored = await store.countStored(tx, accountId)
    const records = await store.countRecord(tx, accountId, formId, at)
    await keepLimits(tx, filled, { records, fillerId, at })
    await keepClosing(tx, filled, at)
    const period = serialPeriod(submitPage.serial?.reset ?? 'none', at, standing.zone)
    const number = await store.nextNumber(tx, accountId, formId, period)
    const score = scoreOf(document, answers, seed)
    const approving = firstStanding((await levelsOf(tx, accountId, formId)).length)
    const settings = (await findSettings(tx, accountId, formId)) ?? noSettings
    const begins = startOf(settings, settings.rules.length > 0 ? holdingFor({ document, answers, seed }) : () => false)
    const dueAt = dueAfter(settings, begins.state, at) ?? null
    const source = await sourceOf(tx, filled, input)
    const row = await store.insertRecord(tx, {
      accountId,
      formId,
      version: input.version,
      period,
      number,
      answers,
      claims: effects.claims.map(({ key: used, amount }) => ({ key: used, amount })),
      score: score && { points: score.points, most: score.most, passed: score.passed },
      seed: seed ?? null,
      fillerId,
      qrCodeId: input.qrCodeId ?? null,
      sourceId: source?.id ?? null,
      redeemCode: submitPage.redeemCode ? newRedeemCode() : null,
      ...approving,
      ...{ followUp: begins.state, chargeId: begins.chargeId, dueAt, watchAt: dueAt },
      locked: stored >= limitOf(standing.tier, 'records'),
      attempt: attempt.key,
      attemptInput: attempt.input,
      at,
    })
    await store.writeAnswers(tx, { accountId, id: row.id, formId, at }, typedRows(document, answers, seed))
    await evidence.add(tx, accountId, formId, [{ kind: 'made', row }], at)
    if (form.person !== '') await collaborators.bindMobile(tx, accountId, form.person, at)
    await coupons.giveForRecord(tx, accountId, { formId, recordId: row.id, now: at })
    if (source) await byRule.wentOn(tx, source, row, input.by)
    if (begins.isByRule) await byRule.begun(tx, row, at)
    if (row.approval === 'waiting') await approvals.tell(tx, row, row.approvalLevel)
    const { movements, statusChanges } = effects
    await shown.changed(tx, accountId, formId, [row.qrCodeId])
    await events.announce(tx, recordMade, { ...told(row), version: row.version, movements, statusChanges })
    return row
  }
}

const asTexts = (facts: Partial<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(facts).filter((entry): entry is [string, string] => entry[1] !== undefined))
