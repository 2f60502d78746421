import { cellsOf, type Cell } from '@matai/form-kit/export'
import { type Component, readAnswer } from '@matai/form-kit/schema'
import type { RecordItem } from '@matai/contract'
import type { TFunction } from 'i18next'

/** An answer in one line, as a sheet would have it. */
export function answerText(component: Component, { answers }: Pick<RecordItem, 'answers'>, t: TFunction): string {
  const words = { say: (key: string, params?: object) => String(t(key as never, params as never)), fileName: () => '' }
  const cells = cellsOf(component, readAnswer(component, answers), words)
  return cells
    .map(textOf)
    .filter((text) => text !== '')
    .join(' ')
}

function textOf(cell: Cell): string {
  if (cell.kind === 'text') return cell.text
  if (cell.kind === 'number') return cell.number
  if (cell.kind === 'date') return cell.date.replace('T', ' ')
  return cell.kind === 'files' ? `📎 ${cell.names.length}` : ''
}
