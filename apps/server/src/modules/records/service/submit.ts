import { createHash, randomUUID } from 'node:crypto'
import { answersMax, type contract, type ParsedInput, type Submitted } from '@matai/contract'
import type { FormDocument } from '@matai/form-kit/schema'
import { mintAccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, Failure, notFound, tooManyRequests } from '../../../platform/failure.ts'
import type { PublicContext } from '../../../platform/http/context.ts'
import { networkOf } from '../../../platform/network-of.ts'
import { begunAt, clockOf } from '../rules/exam-clock.ts'
import { isDrawn } from '../rules/for-filling.ts'
import { filesInAnswers } from '../rules/named-files.ts'
import { submissionsOfNetwork } from '../rules/paces.ts'
import { seedOf } from '../rules/seed.ts'
import type { RecordRow } from '../store/records.ts'
import * as store from '../store/submitting.ts'
import { createAfterSubmission } from './after.ts'
import { checked } from './check.ts'
import type { Dependencies } from './dependencies.ts'
import { createFormSearch, type FoundForm } from './find-form.ts'
import { createKeeping, type Filled } from './keep.ts'
import { numberProofs } from './prove-phone.ts'
import { wechatProofs } from './wechat-proofs.ts'

type Input = ParsedInput<typeof contract.filling.submit>

/** Keeps what somebody filled in: one transaction for the record, its number, its places and whatever hears of it. */
export function createSubmission(dependencies: Dependencies) {
  const { database, forms, qrCodes, rateLimit, filesByIds, standingOf, areaName, isDivided, secret } = dependencies
  const find = createFormSearch(dependencies)
  const keep = createKeeping(dependencies)
  const afterwards = createAfterSubmission(dependencies)
  const numbers = numberProofs(dependencies)
  const wechat = wechatProofs(dependencies)

  async function keepPace(formId: number, { ip, now }: PublicContext): Promise<void> {
    const key = ['submission', `${networkOf(ip)} ${formId}`] as const
    const { allowed, retryAfter } = await rateLimit.hit(key, submissionsOfNetwork, now)
    if (!allowed) tooManyRequests(retryAfter)
  }

  /** The version that the filler had before him; a newer one may have been published since. */
  async function documentOf(tx: Tx, form: FoundForm, version: number): Promise<FormDocument> {
    if (version === form.published) return form.document
    return (
      (await forms.publishedOf(tx, form.accountId, form.id, version)) ??
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
    const facts = { now: now.getTime(), zone: standing.zone, onPhone: input.onPhone, areaName, isDivided }
    const isOver = examIsOver(form, document, key, now)
    const known = new Set([form.person, ...numbers.read(input.proofs ?? [], now)])
    const isVerified = (number: string) => known.has(number.replace(/^\+/, ''))
    const isWechat = wechat.reader(input.proofs ?? [], now)
    const so = { document, answers: input.answers, seed, files, facts: { ...facts, isVerified, isWechat }, say, isOver }
    const answers = checked(so)
    const attempt = { key, input: hashOf(input) }
    return { form, document, answers, seed, attempt, standing, isProven: isVerified }
  }

  /** Whether the clock of an exam has run out; refuses what comes too late, and what never began. */
  function examIsOver({ id }: FoundForm, { exam }: FormDocument, attempt: string, now: Date): boolean {
    if (exam?.minutes == null) return false
    const begun = begunAt(secret, id, attempt) ?? fail('records.attemptUnknown', { as: 'conflict' })
    const { endsAt, takenUntil } = clockOf(begun, exam.minutes)
    if (now > takenUntil) fail('records.examOver', { as: 'conflict' })
    return now >= endsAt
  }

  async function answerOf(
    tx: Tx,
    row: RecordRow,
    { document, settings, now }: Pick<FoundForm, 'document' | 'settings'> & { now: Date },
  ): Promise<Submitted> {
    const { id, number, period, at, score } = row
    const after = await afterwards(tx, row, { document, settings, now })
    const isTold = document.exam?.answersShown === 'afterSubmission'
    return { id, number, period, at: at.toISOString(), score: isTold ? score : null, after }
  }

  /** What was answered to the same attempt before, also when the form has closed since. */
  async function sameAgain(tx: Tx, row: RecordRow, input: Input, now: Date): Promise<Submitted> {
    if (row.attemptInput !== hashOf(input)) throw new Failure('conflict', 'errors.keyReused')
    const accountId = mintAccountId(row.accountId)
    const document = (await forms.versionOf(tx, accountId, row.formId, row.version)) ?? notFound()
    return answerOf(tx, row, { document, settings: await forms.settingsOf(tx, accountId, row.formId, now), now })
  }

  return async (input: Input, context: PublicContext): Promise<Submitted> => {
    if (JSON.stringify(input.answers).length > answersMax) fail('errors.tooLarge')
    const place = await find.locate(database.tx, input.id, context)
    const { accountId, id: formId } = place
    const { idempotencyKey: key, now } = context
    const known = key === undefined ? undefined : await store.findAttempt(database.tx, accountId, formId, key)
    if (known) return database.transact(accountId, (tx) => sameAgain(tx, known, input, now))
    const form = await find.enter(database.tx, place, { ...context, code: input.qrCodeId })
    await keepPace(formId, context)
    const { qrCodeId } = input
    if (qrCodeId !== undefined && (await qrCodes.rowsByIds(accountId, [qrCodeId])).length === 0) notFound()
    return database.transact(accountId, async (tx) => {
      const filled = await read(tx, input, form, context)
      await store.holdAttempt(tx, accountId, formId, filled.attempt.key)
      const other = await store.findAttempt(tx, accountId, formId, filled.attempt.key)
      if (other) return sameAgain(tx, other, input, now)
      const row = await keep(tx, filled, input, context)
      return answerOf(tx, row, { document: filled.document, settings: form.settings, now })
    })
  }
}

const hashOf = (input: Input): string => createHash('sha256').update(JSON.stringify(input)).digest('base64url')
