import type { CallOutput, contract, OwnRecord, OwnRecordInfo, ParsedInput } from '@matai/contract'
import { answered, formDocument, translated } from '@matai/form-kit/schema'
import { filesNamed } from '@matai/kinds'
import { mintAccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, notFound } from '../../../platform/failure.ts'
import type { PublicContext } from '../../../platform/http/context.ts'
import { areAnswersTold } from '../rules/answers-told.ts'
import { asksProof } from '../rules/admission.ts'
import { fillerOf, provenKey } from '../rules/filler.ts'
import { forFilling } from '../rules/for-filling.ts'
import { filesInAnswers } from '../rules/named-files.ts'
import { mayBeChanged } from '../rules/own-record.ts'
import { serialText } from '../rules/serial.ts'
import { findFillerByKey, listByAttempts, listOfFiller } from '../store/own-records.ts'
import { lockRecords, findRecord, type RecordRow } from '../store/records.ts'
import { createAfterSubmission, writtenOf } from './after.ts'
import type { createChanging } from './change.ts'
import type { Dependencies } from './dependencies.ts'
import { createFormSearch, type FoundForm } from './find-form.ts'
import { numberProofs } from './prove-phone.ts'
import { wechatProofs } from './wechat-proofs.ts'
import type { createRemoval } from './remove.ts'

type Own = typeof contract.ownRecords
type Reading = Pick<PublicContext, 'now' | 'language'> & { isOwner: boolean }

/** Records as those see them who handed them in. */
export function createOwnRecords(
  dependencies: Dependencies,
  changing: ReturnType<typeof createChanging>,
  removal: Pick<ReturnType<typeof createRemoval>, 'removeRows'>,
) {
  const { database, forms, filesByIds, standingOf } = dependencies
  const find = createFormSearch(dependencies)
  const afterwards = createAfterSubmission(dependencies)
  const numbers = numberProofs(dependencies)
  const wechat = wechatProofs(dependencies)

  /** The filler as whom a proven phone is known to a form; undefined for nobody. */
  async function knownFiller(tx: Tx, { accountId, id, document, settings }: FoundForm, phone: string) {
    if (phone === '' || !asksProof(document, settings.fillers)) return undefined
    return findFillerByKey(tx, accountId, id, provenKey(phone))
  }

  async function describe(tx: Tx, row: RecordRow, form: FoundForm, isOwner: boolean): Promise<OwnRecord> {
    const { id, number, at, edits, locked, redeemCode, redeemedAt } = row
    const { fillers, submitPage } = form.settings
    const document = await documentOf(tx, row)
    const may = isOwner && mayBeChanged(row, document)
    return {
      id,
      number,
      serial: submitPage.serial && serialText(submitPage.serial, number),
      at: at.toISOString(),
      edits,
      locked,
      redeem: redeemCode === null ? null : { code: redeemCode, at: redeemedAt?.toISOString() ?? null },
      certificate: submitPage.certificate && !locked,
      can: { change: may && fillers.mayChange, remove: may && fillers.mayDelete },
    }
  }

  const documentOf = async (tx: Tx, { accountId, formId, version }: RecordRow) =>
    (await forms.versionOf(tx, mintAccountId(accountId), formId, version)) ?? notFound()

  async function inform(tx: Tx, row: RecordRow, form: FoundForm, { isOwner, now, language }: Reading) {
    const whole = translated(await documentOf(tx, row), language)
    const isTold = !row.locked && areAnswersTold(whole, form.settings.closing, now)
    const document = forFilling(whole, row.seed ?? undefined, { solved: isTold })
    const answers = row.locked ? {} : row.answers
    const named = [...new Set([...filesNamed(formDocument, document), ...filesInAnswers(whole, answers)])]
    const { accountId } = form
    const [after = notFound()] = await afterwards(tx, [writtenOf(row, whole)], { ...form, givesCoupons: true, now })
    return {
      ...(await describe(tx, row, form, isOwner)),
      title: whole.title,
      version: row.version,
      document,
      seed: row.seed,
      answers: { ...answers },
      files: named.length > 0 ? await filesByIds(tx, accountId, named) : [],
      score: isTold ? row.score : null,
      person: fillerOf(answered(whole, answers)).facts.name ?? '',
      after,
    } satisfies OwnRecordInfo
  }

  /** A record of the form that is somebody's own, by the key of its attempt or by the phone. */
  async function ownRow(
    tx: Tx,
    form: FoundForm,
    { recordId, attempt, phone }: { recordId: number; attempt?: string | undefined; phone: string },
  ): Promise<{ row: RecordRow; isOwner: boolean }> {
    const row = (await findRecord(tx, form.accountId, recordId)) ?? notFound()
    if (row.formId !== form.id) notFound()
    const filler = await knownFiller(tx, form, phone)
    const isOwner = filler !== undefined && row.fillerId === filler.id
    return isOwner || (attempt !== undefined && row.attempt === attempt) ? { row, isOwner } : notFound()
  }

  const findForm = async (address: string, context: PublicContext) =>
    find.known(database.tx, await find.locate(database.tx, address, context), context)

  /** The record, held, for who may do something with it that the owner of the form allows. */
  async function hold(tx: Tx, form: FoundForm, recordId: number, { phone }: PublicContext, may: 'change' | 'remove') {
    const { row } = await ownRow(tx, form, { recordId, phone })
    const [held = notFound()] = await lockRecords(tx, form.accountId, [row.id])
    const { can } = await describe(tx, held, form, true)
    if (!can[may]) fail(may === 'change' ? 'records.changeRefused' : 'records.deletionRefused', { as: 'conflict' })
    return held
  }

  return {
    async list({ id, attempts }: ParsedInput<Own['list']>, context: PublicContext): Promise<CallOutput<Own['list']>> {
      const form = await findForm(id, context)
      const { tx } = database
      const filler = await knownFiller(tx, form, context.phone)
      const own = filler ? await listOfFiller(tx, form.accountId, form.id, filler.id) : []
      const device = await listByAttempts(tx, form.accountId, form.id, attempts)
      const rows = [...new Map([...device, ...own].map((row) => [row.id, row])).values()]
      const list = rows
        .sort((a, b) => b.at.getTime() - a.at.getTime() || b.id - a.id)
        .map((row) => describe(tx, row, form, filler !== undefined && row.fillerId === filler.id))
      return { list: await Promise.all(list) }
    },

    async read({ id, recordId, attempt }: ParsedInput<Own['read']>, context: PublicContext): Promise<OwnRecordInfo> {
      const form = await findForm(id, context)
      return database.transact(form.accountId, async (tx) => {
        const { row, isOwner } = await ownRow(tx, form, { recordId, attempt, phone: context.phone })
        return inform(tx, row, form, { isOwner, ...context })
      })
    },

    async change(input: ParsedInput<Own['change']>, context: PublicContext): Promise<OwnRecordInfo> {
      const { tx: reading } = database
      const { now, say, phone } = context
      const form = await find.enter(reading, await find.locate(reading, input.id, context), context)
      return database.transact(form.accountId, async (tx) => {
        const row = await hold(tx, form, input.recordId, context, 'change')
        if (row.edits !== input.edits) fail('errors.conflict', { as: 'conflict' })
        const { zone } = (await standingOf(tx, form.accountId, now)) ?? notFound()
        const known = new Set([phone, ...numbers.read(input.proofs, now)])
        const isVerified = (number: string) => known.has(number.replace(/^\+/, ''))
        const isWechat = wechat.reader(input.proofs, now, row.answers)
        const by = { accountId: form.accountId, userId: 0, zone, now, say, isVerified, isWechat }
        const changed = await changing.change(tx, row, input.answers, by)
        return inform(tx, changed, form, { isOwner: true, now, language: context.language })
      })
    },

    async remove({ id, recordId }: ParsedInput<Own['remove']>, context: PublicContext): Promise<{ removed: number }> {
      const { tx: reading } = database
      const form = await find.enter(reading, await find.locate(reading, id, context), context)
      return database.transact(form.accountId, async (tx) => {
        const row = await hold(tx, form, recordId, context, 'remove')
        const { tier } = (await standingOf(tx, form.accountId, context.now)) ?? notFound()
        return removal.removeRows(tx, [row], { accountId: form.accountId, userId: 0, tier, now: context.now })
      })
    },
  }
}
