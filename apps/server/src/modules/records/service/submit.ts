import { createHash, randomUUID } from 'node:crypto'
import { answersMax, type contract, limitOf, type ParsedInput, type Submitted } from '@matai/contract'
import { type Answers, type FormDocument, scoreOf } from '@matai/form-kit/schema'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, Failure, notFound, tooManyRequests } from '../../../platform/failure.ts'
import type { PublicContext } from '../../../platform/http/context.ts'
import { networkOf } from '../../../platform/network-of.ts'
import { recordMade } from '../events.ts'
import { type Effects, effectsOf } from '../rules/effects.ts'
import { fillerOf } from '../rules/filler.ts'
import { isDrawn } from '../rules/for-filling.ts'
import { filesInAnswers } from '../rules/named-files.ts'
import { submissionsOfNetwork } from '../rules/paces.ts'
import { seedOf } from '../rules/seed.ts'
import { serialPeriod, startOfDay } from '../rules/serial.ts'
import { typedRows } from '../rules/typed-rows.ts'
import type { RecordRow } from '../store/records.ts'
import * as store from '../store/submitting.ts'
import { checked, refuseAnswers } from './check.ts'
import type { Dependencies } from './dependencies.ts'
import { createFormSearch, type FoundForm } from './find-form.ts'

type Input = ParsedInput<typeof contract.filling.submit>

interface Filled {
  form: FoundForm
  /** what was before the filler */
  document: FormDocument
  answers: Answers
  seed: number | undefined
  attempt: { key: string; input: string }
  standing: { tier: Parameters<typeof limitOf>[0]; zone: string }
}

/** Keeps what somebody filled in: one transaction for the record, its number, its places and whatever hears of it. */
export function createSubmission(dependencies: Dependencies) {
  const { database, events, forms, qrCodes, rateLimit, filesByIds, standingOf, areaName, secret } = dependencies
  const find = createFormSearch(dependencies)

  async function keepPace(formId: number, { ip, now }: PublicContext): Promise<void> {
    const key = ['submission', `${networkOf(ip)} ${formId}`] as const
    const { allowed, retryAfter } = await rateLimit.hit(key, submissionsOfNetwork, now)
    if (!allowed) tooManyRequests(retryAfter)
  }

  /** The version that the filler had before him; a newer one may have been published since. */
  async function documentOf(tx: Tx, form: FoundForm, version: number): Promise<FormDocument> {
    if (version === form.published) return form.document
    const older = version < form.published ? await forms.versionOf(tx, form.accountId, form.id, version) : undefined
    return (
      older ??
      fail('records.versionUnknown', { as: 'conflict', fields: [{ path: ['version'], phrase: 'errors.notFound' }] })
    )
  }

  async function read(tx: Tx, input: Input, form: FoundForm, context: PublicContext): Promise<Filled> {
    const { accountId } = form
    const { now, say } = context
    const key = context.idempotencyKey ?? randomUUID()
    const document = await documentOf(tx, form, input.version)
    const seed = isDrawn(document) ? seedOf(secret, form.id, key) : undefined
    const standing = (await standingOf(tx, accountId, now)) ?? notFound()
    const files = await filesByIds(tx, accountId, filesInAnswers(document, input.answers))
    const facts = { now: now.getTime(), zone: standing.zone, onPhone: input.onPhone, areaName }
    const answers = checked({ document, answers: input.answers, seed, files, facts, say })
    return { form, document, answers, seed, attempt: { key, input: hashOf(input) }, standing }
  }

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
    if (total !== null && so.records > total) fail('records.totalReached', { as: 'conflict' })
    if (full(perDay, await countOf(perDay, { since }))) fail('records.dayReached', { as: 'conflict' })
    if (fillerId === null) return
    if (full(perPerson, await countOf(perPerson, { fillerId }))) fail('records.personReached', { as: 'conflict' })
    if (full(perPersonDay, await countOf(perPersonDay, { fillerId, since })))
      fail('records.personDayReached', { as: 'conflict' })
  }

  async function keep(tx: Tx, filled: Filled, input: Input, context: PublicContext): Promise<RecordRow> {
    const { form, document, answers, seed, attempt, standing } = filled
    const { accountId, id: formId } = form
    const at = context.now
    const { key, facts } = fillerOf(document, answers, input.visitor)
    // Locks are taken in one order by every submission: attempt, filler, places by key, count of records, number.
    const filler = key === undefined ? null : { formId, key: key.slice(0, 300), facts: asTexts(facts), at }
    const fillerId = filler && (await store.countFiller(tx, accountId, filler))
    const effects = await claim(tx, filled, context)
    const stored = await store.countStored(tx, accountId)
    const records = await store.countRecord(tx, accountId, formId, at)
    await keepLimits(tx, filled, { records, fillerId, at })
    const period = serialPeriod(form.settings.submitPage.serial?.reset ?? 'none', at, standing.zone)
    const number = await store.nextNumber(tx, accountId, formId, period)
    const score = scoreOf(document, answers, seed)
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
      locked: stored >= limitOf(standing.tier, 'records'),
      attempt: attempt.key,
      attemptInput: attempt.input,
      at,
    })
    await store.writeAnswers(tx, { accountId, id: row.id, formId, at }, typedRows(document, answers, seed))
    const { movements, statusChanges } = effects
    const made = { accountId, formId, recordId: row.id, version: row.version, number, qrCodeId: row.qrCodeId }
    await events.announce(tx, recordMade, { ...made, movements, statusChanges })
    return row
  }

  return async (input: Input, context: PublicContext): Promise<Submitted> => {
    if (JSON.stringify(input.answers).length > answersMax) fail('errors.tooLarge')
    const form = await find(database.tx, input.id, context)
    const { accountId, id: formId } = form
    const key = context.idempotencyKey
    const known = key === undefined ? undefined : await store.findAttempt(database.tx, accountId, formId, key)
    if (known) return sameAgain(known, input, form.document)
    await keepPace(formId, context)
    const { qrCodeId } = input
    if (qrCodeId !== undefined && (await qrCodes.rowsByIds(accountId, [qrCodeId])).length === 0) notFound()
    return database.transact(async (tx) => {
      const filled = await read(tx, input, form, context)
      await store.holdAttempt(tx, accountId, formId, filled.attempt.key)
      const other = await store.findAttempt(tx, accountId, formId, filled.attempt.key)
      if (other) return sameAgain(other, input, filled.document)
      return answerOf(await keep(tx, filled, input, context), filled.document)
    })
  }
}

const hashOf = (input: Input): string => createHash('sha256').update(JSON.stringify(input)).digest('base64url')

/** What was answered to the same attempt before. */
function sameAgain(row: RecordRow, input: Input, document: FormDocument): Submitted {
  if (row.attemptInput !== hashOf(input)) throw new Failure('conflict', 'errors.keyReused')
  return answerOf(row, document)
}

function answerOf({ id, number, period, at, score }: RecordRow, { exam }: FormDocument): Submitted {
  const isTold = exam?.answersShown === 'afterSubmission'
  return { id, number, period, at: at.toISOString(), score: isTold ? score : null }
}

const asTexts = (facts: Partial<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(facts).filter((entry): entry is [string, string] => entry[1] !== undefined))
