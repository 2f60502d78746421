import { Readable } from 'node:stream'
import { type BatchImport, type contract, differencesShown, importKeptDays, type ParsedInput } from '@matai/contract'
import { createTranslator, type PhraseKey } from '@matai/i18n'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { titleRows, titleRowsMax } from '../../../platform/excel/plain-heading.ts'
import { readWholeTable } from '../../../platform/excel/read-table.ts'
import type { Refusal, Table } from '../../../platform/excel/table.ts'
import { Failure, fail, failField, notFound } from '../../../platform/failure.ts'
import { newFileId } from '../../../platform/files/file-id.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { limitOf } from '@matai/contract'
import { matchHeadings } from '../rules/headings.ts'
import { comparedKey, isSameRow } from '../rules/layout.ts'
import { type GoodRow, readRows } from '../rules/rows.ts'
import { findByKeys } from '../store/children.ts'
import { insertImport } from '../store/imports.ts'
import { findTemplate, type TemplateRow } from '../store/templates.ts'
import type { StoredReading } from '../table.ts'
import type { Dependencies } from './dependencies.ts'
import { toImport } from './imports.ts'

type Request = ParsedInput<typeof contract.batches.importExcel>

/** Rows that are counted, so that somebody with too many hears how many. */
const countedAtMost = 100_000

/** Looks workbooks through; nothing is created before that is asked for. */
export function createChecking({ database, places, isKnownBad }: Dependencies) {
  return {
    /** Unlogged: a workbook is looked through and nothing is made of it yet. */
    async checkWorkbook(request: Request, context: MemberContext): Promise<BatchImport> {
      const { caller, now, say } = context
      const { accountId, userId } = caller
      const template = (await findTemplate(database.tx, accountId, request.id)) ?? notFound()
      const bytes = Buffer.from(request.workbook, 'base64')
      const table = await read(bytes, template, limitOf(caller.tier, 'excelRows'))
      const [header, ...below] = table.rows
      const found = matchHeadings(header?.cells ?? [], template.columns, { ours: oursIn, byHeader: request.byHeader })
      if (!found.ok) return refuseColumns(found, table)
      if (table.count <= 1) failField('workbook', 'batches.workbookEmpty')
      const { good, faults, bad, total } = await readRows(template, below, {
        places: found.places,
        isKnownBad,
        width: table.isText ? 1 + (header?.cells.findLastIndex(Boolean) ?? 0) : undefined,
      })
      if (total === 0) failField('workbook', 'batches.workbookEmpty')
      const { differences, ...counts } = await compare(database.tx, template, good, accountId)
      const blobId = newFileId()
      const staged = await places.staging.receive(Readable.from([bytes]))
      try {
        await places.blobs.keep(blobId, staged.path)
      } finally {
        await places.staging.discard(staged)
      }
      const row = await insertImport(database.tx, {
        accountId,
        templateId: template.id,
        userId,
        fileName: request.fileName,
        language: context.language,
        version: template.version,
        blobId,
        rows: good,
        problems: faults,
        reading: { ...readingOf(table, below), differences },
        total,
        bad,
        ...counts,
        size: bytes.length,
        createdAt: now,
        expiresAt: new Date(now.getTime() + importKeptDays * 86_400_000),
      }).catch(async (error: unknown) => {
        await places.blobs.delete(blobId)
        throw error
      })
      return toImport(row, say)
    },
  }
}

/** Headings that our own workbooks have besides, in every language. */
const oursIn = (['zh', 'en'] as const).flatMap((language) => {
  const say = createTranslator(language)
  return [say('batches.problemColumn'), say('batches.numberColumn'), say('batches.addressColumn')]
})

/** From the headings on; titles that stand above them do not count. */
async function read(bytes: Buffer, { columns }: Pick<TemplateRow, 'columns'>, limit: number): Promise<Table> {
  const rowsAtMost = limit + 1 + titleRowsMax
  const answer = await readWholeTable({ bytes, rowsAtMost, countAtMost: countedAtMost })
  if (!answer.ok) return failField('workbook', refusals[answer.why])
  const { table: whole } = answer
  const titles = titleRows(
    whole.rows.map(({ cells }) => cells),
    columns.map(({ name }) => name),
  )
  const table = { ...whole, rows: whole.rows.slice(titles, titles + limit + 1), count: whole.count - titles }
  if (table.count === 0) failField('workbook', 'batches.workbookEmpty')
  const used = table.count - 1
  if (used > limit) {
    fail('batches.tooManyRows', { as: 'limitReached', params: { limit, used }, data: { limit, used } })
  }
  return table
}

const refusals: Record<Refusal, PhraseKey> = {
  unreadable: 'batches.workbookUnreadable',
  protected: 'batches.workbookProtected',
  old: 'batches.workbookOld',
  heavy: 'batches.workbookHeavy',
  markup: 'batches.workbookMarkup',
  quote: 'batches.workbookQuote',
}

function refuseColumns(
  { missing, unknown, canMatchByHeader }: { missing: string[]; unknown: string[]; canMatchByHeader: boolean },
  table: Table,
): never {
  const { sheet, otherSheets } = readingOf(table, [])
  const data = { missing, unknown, canMatchByHeader, sheet, otherSheets }
  throw new Failure('inputInvalid', 'batches.excelColumns', { data })
}

/** What of a workbook was read; the sheet that explains ours is none that somebody would miss. */
function readingOf({ sheet, otherSheets, hiddenRows }: Table, below: readonly { row: number }[]) {
  const hidden = new Set(hiddenRows)
  return {
    sheet,
    otherSheets: otherSheets.filter((name) => !explaining.has(name)),
    hiddenRows: below.filter(({ row }) => hidden.has(row)).length,
  }
}

const explaining = new Set((['zh', 'en'] as const).map((language) => createTranslator(language)('batches.notesSheet')))

/** What would become of the good rows. */
async function compare(
  tx: Tx,
  { id, columns, keyColumn }: TemplateRow,
  good: GoodRow[],
  accountId: AccountId,
): Promise<{ creates: number; changes: number; unchanged: number } & Required<Pick<StoredReading, 'differences'>>> {
  if (keyColumn === null) return { creates: good.length, changes: 0, unchanged: 0, differences: [] }
  const keyOf = ({ values }: GoodRow) => comparedKey(values[keyColumn] ?? '')
  const known = await findByKeys(tx, accountId, id, good.map(keyOf))
  const met = good.filter((row) => known.has(keyOf(row)))
  const before = (row: GoodRow) => known.get(keyOf(row))?.values ?? {}
  const changing = met.filter((row) => !isSameRow(columns, before(row), row.values))
  // Each has one at least, so that no more rows are looked at than are shown.
  const differences = changing.slice(0, differencesShown).flatMap((row) =>
    columns.flatMap(({ key, name }) => {
      const [from, to] = [before(row)[key] ?? '', row.values[key] ?? '']
      return from === to ? [] : [{ row: row.row, key: row.values[keyColumn] ?? '', column: name, from, to }]
    }),
  )
  const changes = changing.length
  return {
    creates: good.length - met.length,
    changes,
    unchanged: met.length - changes,
    differences: differences.slice(0, differencesShown),
  }
}
