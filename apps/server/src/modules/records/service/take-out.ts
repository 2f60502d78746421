import { type Component, componentsOf, type FormDocument, schemaOf } from '@matai/form-kit/schema'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { notFound } from '../../../platform/failure.ts'
import { filesInAnswers } from '../rules/named-files.ts'
import { recordQuery } from '../rules/record-query.ts'
import type { Reader, TakenRecord, WantedRecords } from '../rules/taken.ts'
import { listFillers } from '../store/fillers.ts'
import { type FillerRow, findRecords, type RecordRow } from '../store/records.ts'
import { versionsWith } from '../store/reporting.ts'
import { countFound, searchRecords } from '../store/search.ts'
import type { Dependencies } from './dependencies.ts'
import { describeRecords } from './describe.ts'

/** Records that are read at a time. */
const atATime = 500

const isLetOut = ({ locked, at }: RecordRow, { since }: WantedRecords): boolean =>
  !locked && (since === undefined || at.getTime() >= Date.parse(since))

/** Records of a form for whoever writes them into a file; those that the tier does not hold are not among them. */
export function createTakeOut({ database: { tx }, forms, qrCodes, filesByIds, namesOf }: Dependencies) {
  async function queryOf(accountId: AccountId, { formId, list, since }: WantedRecords) {
    const document = (await forms.newestOf(tx, accountId, formId)) ?? notFound()
    const query = recordQuery({ formId, keyword: list?.keyword ?? '', filters: list?.filters ?? {} }, document)
    const from = [query?.from, since === undefined ? undefined : new Date(since)]
    const latest = from.filter((one) => one !== undefined).sort((a, b) => b.getTime() - a.getTime())[0]
    return query && { ...query, from: latest, isOpen: true as const }
  }

  async function* named(accountId: AccountId, wanted: WantedRecords): AsyncGenerator<RecordRow[]> {
    const { formId, ids = [] } = wanted
    const unique = [...new Set(ids)]
    for (let at = 0; at < unique.length; at += atATime) {
      const some = unique.slice(at, at + atATime)
      const rows = new Map((await findRecords(tx, accountId, some)).map((row) => [row.id, row]))
      yield some.flatMap((id) => rows.get(id) ?? []).filter((row) => row.formId === formId && isLetOut(row, wanted))
    }
  }

  async function* found(accountId: AccountId, wanted: WantedRecords): AsyncGenerator<RecordRow[]> {
    const query = await queryOf(accountId, wanted)
    let after: { moment: string; id: number } | undefined
    while (query) {
      const page = { sort: wanted.list?.sort ?? 'newest', after, offset: 0, limit: atATime }
      const rows = await searchRecords(tx, accountId, query, page)
      yield rows
      const last = rows.at(-1)
      if (!last || rows.length < atATime) return
      after = { moment: last.moment, id: last.id }
    }
  }

  async function take(reader: Reader, rows: readonly RecordRow[]): Promise<TakenRecord[]> {
    const { accountId } = reader
    const records = await describeRecords(tx, rows, { caller: reader }, namesOf)
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
    /** How many there are, not counted past so many; not found when one that is named is not of the form. */
    async count(open: Tx, accountId: AccountId, wanted: WantedRecords, atMost: number): Promise<number> {
      const { formId, ids } = wanted
      if ((await forms.titleOf(open, accountId, formId)) === undefined) notFound()
      if (ids !== undefined) {
        const own = (await findRecords(open, accountId, ids)).filter((row) => row.formId === formId)
        return own.length === new Set(ids).size ? own.filter((row) => isLetOut(row, wanted)).length : notFound()
      }
      const query = await queryOf(accountId, wanted)
      return query ? countFound(open, accountId, query, atMost) : 0
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

    /** Who filled a form, the last one first. */
    async *fillers({ accountId }: Reader, formId: number): AsyncGenerator<FillerRow[]> {
      let after: { moment: string; id: number } | undefined
      for (;;) {
        const page = { sort: 'newest' as const, after, offset: 0, limit: atATime }
        const rows = await listFillers(tx, accountId, { formId, keyword: '' }, page)
        yield rows
        const last = rows.at(-1)
        if (!last || rows.length < atATime) return
        after = { moment: last.moment, id: last.id }
      }
    },

    /** A few hundred at a time, in the order of the list, or as they were named. */
    async *read(reader: Reader, wanted: WantedRecords): AsyncGenerator<TakenRecord[]> {
      const pages = wanted.ids === undefined ? found : named
      for await (const rows of pages(reader.accountId, wanted)) yield take(reader, rows)
    },
  }
}
