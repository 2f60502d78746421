import type { BatchColumn, contract, ParsedInput } from '@matai/contract'
import { safeFileName } from '@matai/rules/file-names'
import type { PhraseKey, Translate } from '@matai/i18n'
import { type FormColumn, writeForm } from '../../../platform/excel/form.ts'
import { excelMime } from '../../../platform/excel/sheet.ts'
import { fail, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { addressOf } from '../../qr-codes/rules/codes.ts'
import { listChildren } from '../store/child-list.ts'
import { findTemplate, type TemplateRow } from '../store/templates.ts'
import type { Dependencies } from './dependencies.ts'

/** Codes that are written into a workbook while somebody waits. */
const codesAtMost = 5_000

/** Workbooks to fill. */
export function createWorkbooks({ database, audit }: Pick<Dependencies, 'database' | 'audit'>) {
  return {
    async downExcel({ id, withCodes }: ParsedInput<typeof contract.batches.downExcel>, context: MemberContext) {
      const { caller, say, origin } = context
      const template = (await findTemplate(database.tx, caller.accountId, id)) ?? notFound()
      const query = { templateId: id, keyword: '', offset: 0, limit: codesAtMost + 1 }
      const codes = withCodes ? await listChildren(database.tx, caller.accountId, query) : []
      if (codes.length > codesAtMost) fail('batches.tooManyForWorkbook', { params: { most: codesAtMost } })
      const body = await writeForm({
        name: say('batches.codesSheet'),
        columns: formColumns(template, say),
        extra: withCodes ? extraColumns(say) : [],
        rows: codes.map(({ values, number, qrCodeId }) => [
          ...template.columns.map(({ key }) => values[key] ?? ''),
          number,
          addressOf(origin, qrCodeId),
        ]),
        notes: notesOf(template, say),
      })
      const { name } = template
      if (withCodes) await audit.exported(database.tx, context, { what: 'batchRows', name, count: codes.length })
      const fileName = `${safeFileName(say('batches.workbookFile', { name: template.name }))}.xlsx`
      return { mime: excelMime, body, fileName, size: body.length }
    },
  }
}

/** What stands behind the columns of a template; an import passes over it. */
export const extraColumns = (say: Translate) => [
  { header: say('batches.numberColumn'), width: 14 },
  { header: say('batches.addressColumn'), width: 40 },
]

const hints: Record<BatchColumn['type'], PhraseKey> = {
  text: 'batches.hintText',
  number: 'batches.hintNumber',
  date: 'batches.hintDate',
  phone: 'batches.hintPhone',
  link: 'batches.hintLink',
}

function formColumns({ columns, keyColumn }: TemplateRow, say: Translate): FormColumn[] {
  return columns.map(({ key, name, type, required, note }) => {
    const lines = [
      ...(required || key === keyColumn ? [say('batches.notesYes')] : []),
      say(hints[type]),
      ...(key === keyColumn ? [say('batches.hintKey')] : []),
      note,
    ]
    return {
      header: name,
      type,
      required: required || key === keyColumn,
      width: Math.min(40, Math.max(14, name.length * 2 + 4)),
      note: lines.filter(Boolean).join('\n'),
    }
  })
}

function notesOf(template: TemplateRow, say: Translate) {
  const rows = template.columns.map(({ key, name, type, required, note }) => {
    const isKey = key === template.keyColumn
    const what = [say(hints[type]), ...(isKey ? [say('batches.hintKey')] : [])].join('\n')
    return [name, say(required || isKey ? 'batches.notesYes' : 'batches.notesNo'), what, note]
  })
  return {
    name: say('batches.notesSheet'),
    header: [
      say('batches.notesColumn'),
      say('batches.notesNeeded'),
      say('batches.notesWhat'),
      say('batches.notesNote'),
    ],
    rows,
    widths: [24, 12, 44, 44],
  }
}
