import { type Component, componentsOf, type FormDocument, schemaOf } from '@matai/form-kit/schema'
import { early } from '../../../platform/ahead.ts'
import { BoundedMap } from '../../../platform/bounded-map.ts'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { createFileFinder } from '../rules/named-files.ts'
import { maskedFacts, maskingOf, seesAll } from '../rules/masking.ts'
import { recordQuery } from '../rules/record-query.ts'
import type { Entry, Reader, Step, TakenRecord, WantedRecords } from '../rules/taken.ts'
import { stepsOf } from '../store/approvals.ts'
import { followUpsOf } from '../store/follow-ups.ts'
import { listFillers } from '../store/fillers.ts'
import { type FillerRow, findRecords, type RecordRow, type ToldRow } from '../store/records.ts'
import { versionsWith } from '../store/reporting.ts'
import { countFound, searchForFile } from '../store/search.ts'
import type { Dependencies } from './dependencies.ts'
import { codesIn } from './codes-in.ts'
import { describeRecords } from './describe.ts'

/** Records that are read at a time. */
const atATime = 1_000
/** Live codes whose names are remembered while a file is made. */
const codesKept = 20_000

const isLetOut = ({ locked, at }: RecordRow, { since }: WantedRecords): boolean =>
  !locked && (since === undefined || at.getTime() >= Date.parse(since))

/** Records of a form for whoever writes them into a file; those that the tier does not hold are not among them. */
export function createTakeOut({ database, forms, qrCodes, filesByIds, namesOf }: Dependencies) {
  const { tx } = database
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

  async function* found(reader: Reader, wanted: WantedRecords): AsyncGenerator<ToldRow[]> {
    const query = await queryOf(reader, wanted)
    let after: { moment: string; id: number } | undefined
    while (query) {
      const page = { sort: wanted.list?.sort ?? 'newest', after, offset: 0, limit: atATime }
      const rows = await database.reading((on) => searchForFile(on, reader.accountId, query, page))
      yield rows
      const last = rows.at(-1)
      if (!last || rows.length < atATime) return
      after = { moment: last.moment, id: last.id }
    }
  }

  /** What is the same for many records is read once for a file: versions of the form, and names of codes. */
  function createTaker(reader: Reader) {
    const { accountId } = reader
    const versions = new Map<number, { document: FormDocument; filesIn: ReturnType<typeof createFileFinder> }>()
    const codes = new BoundedMap<string, { id: string; name: string }>({ entries: codesKept })

    async function versionFor({ formId, version }: ToldRow): Promise<void> {
      if (versions.has(version)) return
      const document = (await forms.versionOf(tx, accountId, formId, version)) ?? notFound()
      versions.set(version, { document, filesIn: createFileFinder(document) })
    }

    async function codesOf(rows: readonly ToldRow[]): Promise<ReadonlyMap<string, { id: string; name: string }>> {
      const ids = [...new Set(rows.flatMap(({ qrCodeId }) => qrCodeId ?? []))]
      const known = new Map(ids.flatMap((id) => codes.get(id) ?? []).map((code) => [code.id, code]))
      const others = ids.filter((id) => !known.has(id))
      const found = others.length === 0 ? [] : await qrCodes.rowsByIds(accountId, others)
      const names = new Map(found.map(({ id, name }) => [id, name]))
      for (const id of others) {
        const code = { id, name: names.get(id) ?? '' }
        codes.set(id, code)
        known.set(id, code)
      }
      return known
    }

    return async (rows: readonly ToldRow[]): Promise<TakenRecord[]> => {
      const records = await describeRecords(tx, rows, { caller: reader }, { namesOf, forms })
      const known = await codesOf(rows)
      for (const row of rows) await versionFor(row)
      const named = records.map(({ version, answers }) => versions.get(version)?.filesIn(answers) ?? [])
      const files = new Map(
        (await filesByIds(tx, accountId, [...new Set(named.flat())])).map((file) => [file.id, file]),
      )
      return records.map((record, at) => ({
        record,
        document: versions.get(record.version)?.document ?? notFound(),
        code: record.qrCodeId === null ? null : (known.get(record.qrCodeId) ?? null),
        files: (named[at] ?? []).flatMap((id) => files.get(id) ?? []),
      }))
    }
  }

  async function* taken(reader: Reader, wanted: WantedRecords): AsyncGenerator<TakenRecord[]> {
    const take = createTaker(reader)
    const pages: AsyncGenerator<ToldRow[]> = wanted.ids === undefined ? found(reader, wanted) : named(reader, wanted)
    for await (const rows of pages) yield take(rows)
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
        const rows = await database.reading((on) => listFillers(on, accountId, { formId, keyword: '' }, page))
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
      return query ? createTaker(reader)(await searchForFile(tx, accountId, query, page)) : []
    },

    /** Some at a time, in the order of the list, or as they were named; the next are read while these are used. */
    read: (reader: Reader, wanted: WantedRecords): AsyncGenerator<TakenRecord[]> => early(taken(reader, wanted)),
  }
}
