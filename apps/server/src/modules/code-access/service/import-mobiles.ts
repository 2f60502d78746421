import type { Translate } from '@matai/i18n'
import type { CallOutput, codeAccessCalls, ParsedInput } from '@matai/contract'
import { excelMime, writeSheet } from '../../../platform/excel/sheet.ts'
import { readTable } from '../../../platform/excel/read-table.ts'
import type { TableRow } from '../../../platform/excel/table.ts'
import { Failure, fail, failField, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { readMobileRows, type RowFault, withoutHeadings } from '../rules/mobile-rows.ts'
import { hasCodes, namedCodes } from '../store/codes.ts'
import { insertMobiles } from '../store/mobiles.ts'
import type { Parts } from './parts.ts'

/** Adds the phones of a workbook: all of them, or with `skipBad` the good ones. Names each row that is wrong. */
export async function importMobiles(
  { database, audit }: Parts,
  { id, workbook, skipBad }: ParsedInput<typeof codeAccessCalls.importMobiles>,
  { caller, limit, say }: MemberContext,
): Promise<CallOutput<typeof codeAccessCalls.importMobiles>> {
  const { accountId } = caller
  if (!(await hasCodes(database.tx, accountId, [id]))) notFound()
  const { good, faults, repeated } = readMobileRows(await rowsIn(workbook, limit))
  if (faults.length > 0 && !skipBad) refuse(faults)
  const added = await database.transact(accountId, async (tx) => {
    const [code = notFound()] = await namedCodes(tx, accountId, [id])
    const inserted = good.length > 0 ? await insertMobiles(tx, accountId, id, good) : 0
    if (inserted > 0) await audit.on('qrCode')(tx, caller, 'access', code, { added: inserted })
    return inserted
  })
  const skipped = faults.map(({ row, column, phrase, params }) => ({ row, column, message: say(phrase, params) }))
  return { added, known: good.length - added + repeated, skipped }
}

/** The rows of phones in a workbook; one row of headings and one too many are read besides. */
async function rowsIn(workbook: string, limit: number): Promise<readonly TableRow[]> {
  const bytes = Buffer.from(workbook, 'base64')
  const read = await readTable({ bytes, rowsAtMost: limit + 2 })
  if (!read) return failField('workbook', 'codeAccess.workbookUnreadable')
  const rows = withoutHeadings(read)
  if (!rows) return failField('workbook', 'codeAccess.importColumns')
  if (rows.length > limit) fail('codeAccess.maxRows', { as: 'limitReached', data: { limit, used: rows.length } })
  if (rows.length === 0) failField('workbook', 'codeAccess.importEmpty')
  return rows
}

function refuse(faults: readonly RowFault[]): never {
  const count = new Set(faults.map(({ row }) => row)).size
  const fields = faults.map(({ row, column, phrase, params }) => ({ path: ['rows', row, column], phrase, params }))
  throw new Failure('inputInvalid', 'codeAccess.importBad', { params: { count }, fields })
}

/** An empty workbook with the headings that are looked for. */
export async function mobileTemplate(say: Translate): Promise<CallOutput<typeof codeAccessCalls.mobileTemplate>> {
  const body = await writeSheet({
    name: say('codeAccess.mobileTemplate'),
    columns: [
      { header: say('codeAccess.mobile'), width: 22 },
      { header: say('codeAccess.personName'), width: 22 },
    ],
    rows: [],
  })
  return { mime: excelMime, body, fileName: `${say('codeAccess.mobileTemplate')}.xlsx` }
}
