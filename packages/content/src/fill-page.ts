import {
  fillText,
  fillVariables,
  type FillFault as FieldFault,
  isHollow,
  renameVariable,
  variablesIn,
  variablesOf,
  withoutHollow,
} from '@matai/kinds'
import type { PhraseKey, PhraseParams } from '@matai/i18n'
import { pageRichTextMax } from './page-limits.ts'
import { type Block, blockSchemas, content } from './schema.ts'

/** Values of a row by the names of their columns. */
export type Values = Readonly<Record<string, string>>

/** What is wrong with a page that a row makes, and by which column; empty: by none. */
export interface PageFault {
  column: string
  phrase: PhraseKey
  params: PhraseParams
}

const codeNameMax = 100
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** The names of the variables of blocks, each once. */
export const variablesOfBlocks = (blocks: readonly Block[]): string[] => variablesOf(content, blocks)

/** The blocks with one variable renamed, as when its column is. */
export const renameInBlocks = (blocks: readonly Block[], from: string, to: string): Block[] =>
  renameVariable(content, [...blocks], from, to)

/** A name of one line, cut where it would be too long. */
export function fillName(pattern: string, values: Values, most = codeNameMax): string {
  const filled = fillText(pattern, (name) => values[name])
  return [...oneLine(filled)].slice(0, most).join('').trim()
}

const phraseOf: Record<FieldFault['is'], PhraseKey> = {
  tooLong: 'batches.rowTooLong',
  noLink: 'batches.rowLinkWrong',
  noPhone: 'batches.rowPhoneWrong',
}

/** A whole page for one row, without blocks that would show nothing. What is filled in cannot become more than text. */
export function fillPage(
  { blocks, namePattern }: { blocks: readonly Block[]; namePattern: string },
  values: Values,
): { name: string; blocks: Block[]; faults: PageFault[] } {
  const { value, faults: wrong, budget } = fillVariables(content, blocks, (name) => values[name], pageRichTextMax)
  const faults = wrong.map(({ variable, is, max }): PageFault => {
    return { column: variable, phrase: phraseOf[is], params: is === 'tooLong' ? { most: max } : {} }
  })
  const filled = withoutHollow(content, value).filter((block) => !isHollow(blockSchemas[block.type], block))
  const name = fillName(namePattern, values)
  if (budget < 0) faults.push({ column: '', phrase: 'batches.rowTooLong', params: { most: pageRichTextMax } })
  if (filled.length === 0) faults.push({ column: '', phrase: 'batches.rowEmptyPage', params: {} })
  if (!name) faults.push({ column: variablesIn(namePattern)[0] ?? '', phrase: 'batches.rowNameEmpty', params: {} })
  return { name, blocks: filled, faults }
}
