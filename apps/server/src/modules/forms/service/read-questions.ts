import { type CallOutput, type contract, type ParsedInput, questionRowsMax } from '@matai/contract'
import { readTable } from '../../../platform/excel/read-table.ts'
import { failField } from '../../../platform/failure.ts'

type Read = (typeof contract.forms)['readQuestions']

/** The rows of a workbook as they look; what they mean is for the editor, whose user sees it before it is taken. */
export async function readQuestions({ workbook }: ParsedInput<Read>): Promise<CallOutput<Read>> {
  const rows = await readTable({ bytes: Buffer.from(workbook, 'base64'), rowsAtMost: questionRowsMax })
  if (!rows) return failField('workbook', 'codeAccess.workbookUnreadable')
  const filled = rows.map(({ cells }) => cells.map((cell) => cell.trim())).filter((cells) => cells.some(Boolean))
  return { rows: filled }
}
