import { type Component, componentsOf, type FormDocument, schemaOf } from '@matai/form-kit/schema'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { filesInAnswers } from '../rules/named-files.ts'
import { maskedFacts, maskingOf, seesAll } from '../rules/masking.ts'
import { recordQuery } from '../rules/record-query.ts'
import type { Entry, Reader, Step, TakenRecord, WantedRecords } from '../rules/taken.ts'
import { stepsOf } from '../store/approvals.ts'
import { followUpsOf } from '../store/follow-ups.ts'
import { listFillers } from '../store/fillers.ts'
import { type FillerRow, findRecords, type RecordRow } from '../store/records.ts'
import { versionsWith } from '../store/reporting.ts'
import { countFound, searchRecords } from '../store/search.ts'
import type { Dependencies } from './dependencies.ts'
import { codesIn } from './codes-in.ts'
import { describeRecords } from './describe.ts'

/** Records that are read at a time. */
const atATime = 500

const isLetOut = ({ locked, at }: RecordRow, { since }: WantedRecords): boolean =>
  !locked && (since === undefined || at.getTime() >= Date.parse(since))

/** Records of a form for whoever writes them into a file; those that the tier does not hold are not among them. */
export function createTakeOut({ database: { tx }, forms, qrCodes, filesByIds, namesOf }: Dependencies) {
  async function queryOf(reader: Reader, { formId, list, since, qrCodeIds }: WantedRecords) {
    const document = (await forms.newestOf(tx, reader.accountId, formId)) ?? notFound()
    const masking = seesAll(reader) ? undefined : maskingOf(document)
    const asked = { formId, keyword: list?.keyword ?? '', filters: list?.filters ?? {}, qrCodeIds }
    const query = recordQuery(asked, document, masking)
    const from = [query?.from, since === undefined ? undefined : new Date(since)]
    const latest = from.filter((one) => one !== undefined).sort((a, b) => b.getTime() - a.getTime())[0]
    return query && { ...query, from: latest, isOpen: true as const }
  }

  async function* named({ accountId }: Reader, wanted: WantedRecords): AsyncGenerator<RecordRow[]> {
    const { formId, ids = [] } = wanted
    const unique = [...new Set(ids)]
    for (let at = 0; at < unique.length; at += atATime) {
      const some = unique.slice(at, at + atATime)
      const rows = new Map((await findRecords(tx, accountId, some)).map((row) => [row.id, row]))
      yield some.flatMap((id) => rows.get(id) ?? []).filter((row) => row.formId === formId && isLetOut(row, wanted))
    }
  }

  async function* found(reader: Reader, wanted: WantedRecords): AsyncGenerator<RecordRow[]> {
    const query = await queryOf(reader, wanted)
    let after: { moment: string; id: number } | undefined
    while (query) {
      const page = { sort: wanted.list?.sort ?? 'newest', after, offset: 0, limit: atATime }
      const rows = await searchRecords(tx, reader.accountId, query, page)
      yield rows
      const last = rows.at(-1)
      if (!last || rows.length < atATime) return
      after = { moment: last.moment, id: last.id }
    }
  }

  async function take(reader: Reader, rows: readonly RecordRow[]): Promise<TakenRecord[]> {
    const { accountId } = reader
    const records = await describeRecords(tx, rows, { caller: reader }, { namesOf, forms })
    const codeIds = [...new Set(rows.flatMap(({ qrCodeId }) => qrCodeId ?? []))]
    const codes = new Map((await qrCodes.rowsByIds(accountId, codeIds)).map(({ id, name }) => [id, { id, name }]))
    const documents = new Map<number, FormDocument>()
    for (const { formId, version } of rows)
      if (!documents.has(version))
        documents.set(version, (await forms.versionOf(tx, accountId, formId, version)) ?? notFound())
    const named = new Map(
      records.map((record) => [record.id, filesInAnswers(documents.get(record.version) ?? notFound(), record.answers)]),
    )
    const files = await filesByIds(tx, accountId, [...new Set([...named.values()].flat())])
    const known = new Map(files.map((file) => [file.id, file]))
    return records.map((record) => ({
      record,
      document: documents.get(record.version) ?? notFound(),
      code: record.qrCodeId === null ? null : (codes.get(record.qrCodeId) ?? { id: record.qrCodeId, name: '' }),
      files: (named.get(record.id) ?? []).flatMap((id) => known.get(id) ?? []),
    }))
  }

  return {
    /** The codes of the directory that a list is narrowed to. */
    codesOf: (wanted: WantedRecords, context: MemberContext) =>
      codesIn(qrCodes, wanted.list?.filters.directoryId, context),

    /** How many there are, not counted past so many; not found when one that is named is not of the form. */
    async count(open: Tx, reader: Reader, wanted: WantedRecords, atMost: number): Promise<number> {
      const { accountId } = reader
      const { formId, ids } = wanted
      if ((await forms.titleOf(open, accountId, formId)) === undefined) notFound()
      if (ids !== undefined) {
        const own = (await findRecords(open, accountId, ids)).filter((row) => row.formId === formId)
        return own.length === new Set(ids).size ? own.filter((row) => isLetOut(row, wanted)).length : notFound()
      }
      const query = await queryOf(reader, wanted)
      return query ? countFound(open, accountId, query, atMost) : 0
    },

    /** The form that a record is of. */
    async formOf(open: Tx, accountId: AccountId, id: number): Promise<number> {
      const [row = notFound()] = await findRecords(open, accountId, [id])
      return row.formId
    },

    /** Its title, and the questions of all versions that were filled in: in the order of the form as it is now, others last. */
    async form(accountId: AccountId, formId: number): Promise<{ title: string; questions: Component[] }> {
      const newest = (await forms.newestOf(tx, accountId, formId)) ?? notFound()
      const questions = new Map(componentsOf(newest).map((component) => [component.id, component]))
      for (const version of await versionsWith(tx, accountId, formId)) {
        const document = await forms.versionOf(tx, accountId, formId, version)
        for (const component of document ? componentsOf(document) : [])
          if (!questions.has(component.id)) questions.set(component.id, component)
      }
      const asked = [...questions.values()].filter(({ type }) => schemaOf(type).answer !== null)
      return { title: newest.title, questions: asked }
    },

    /** What people said and did about records, the oldest first. */
    async threads(accountId: AccountId, recordIds: readonly number[]): Promise<ReadonlyMap<number, Entry[]>> {
      const rows = await followUpsOf(tx, accountId, recordIds)
      const people = rows.flatMap(({ userId, chargeId }) => [userId, chargeId ?? []].flat())
      const names = await namesOf(tx, [...new Set(people)])
      const filledIds = rows.flatMap(({ filledId }) => filledId ?? [])
      const filled = new Map((await findRecords(tx, accountId, filledIds)).map((row) => [row.id, row]))
      const titles = await forms.titlesOf(tx, accountId, [...new Set([...filled.values()].map((one) => one.formId))])
      const filledOf = (id: number | null): Entry['filled'] => {
        const row = id === null ? undefined : filled.get(id)
        return row ? { title: titles.get(row.formId) ?? '', number: row.number } : null
      }
      const entries = rows.map(({ recordId, userId, at, text, state, chargeId, dueAt, filledId, files: fileIds }) => ({
        recordId,
        entry: {
          filled: filledOf(filledId),
          ...{ user: names.get(userId) ?? '', at, text, state, dueAt, fileIds },
          charge: chargeId === null ? '' : (names.get(chargeId) ?? ''),
        },
      }))
      const byRecord = Map.groupBy(entries, ({ recordId }) => recordId)
      return new Map([...byRecord].map(([id, own]) => [id, own.map(({ entry }) => entry)]))
    },

    /** What was decided about records, level by level. */
    async decisions(accountId: AccountId, recordIds: readonly number[]): Promise<ReadonlyMap<number, Step[]>> {
      const rows = await stepsOf(tx, accountId, recordIds)
      const names = await namesOf(tx, [...new Set(rows.map(({ userId }) => userId))])
      const steps = rows.map(({ recordId, userId, collaborator, level, approved, reason, signatureId, at }) => ({
        recordId,
        step: { user: collaborator || (names.get(userId) ?? ''), level, approved, reason, signatureId, at },
      }))
      const byRecord = Map.groupBy(steps, ({ recordId }) => recordId)
      return new Map([...byRecord].map(([id, own]) => [id, own.map(({ step }) => step)]))
    },

    /** Who filled a form, the last one first. */
    async *fillers(reader: Reader, formId: number): AsyncGenerator<FillerRow[]> {
      const { accountId } = reader
      const newest = (await forms.newestOf(tx, accountId, formId)) ?? notFound()
      const masking = seesAll(reader) ? undefined : maskingOf(newest)
      let after: { moment: string; id: number } | undefined
      for (;;) {
        const page = { sort: 'newest' as const, after, offset: 0, limit: atATime }
        const rows = await listFillers(tx, accountId, { formId, keyword: '' }, page)
        yield rows.map((row) => (masking ? { ...row, facts: maskedFacts(row.facts, masking) } : row))
        const last = rows.at(-1)
        if (!last || rows.length < atATime) return
        after = { moment: last.moment, id: last.id }
      }
    },

    /** The newest record of a form that may be let out; none where there is no record. */
    async newest(reader: Reader, formId: number): Promise<TakenRecord[]> {
      const { accountId } = reader
      const query = await queryOf(reader, { formId })
      const page = { sort: 'newest' as const, after: undefined, offset: 0, limit: 1 }
      return query ? take(reader, await searchRecords(tx, accountId, query, page)) : []
    },

    /** A few hundred at a time, in the order of the list, or as they were named. */
    async *read(reader: Reader, wanted: WantedRecords): AsyncGenerator<TakenRecord[]> {
      const pages = wanted.ids === undefined ? found : named
      for await (const rows of pages(reader, wanted)) yield take(reader, rows)
    },
  }
}
