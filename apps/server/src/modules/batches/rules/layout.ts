import { type BatchColumn, type Block, keyValueMax } from '@matai/contract'
import { fillPage, variablesOfBlocks } from '@matai/content/fill-page'
import { linksOf } from '@matai/content/page'
import { isTooHeavy } from '@matai/content/page-weight'
import { variablesIn } from '@matai/rules/variable-text'
import type { PhraseKey, PhraseParams } from '@matai/i18n'
import { hostOf } from '../../../platform/bad-hosts/host-list.ts'

/** What a template makes of a row. */
export interface Layout {
  columns: BatchColumn[]
  blocks: Block[]
  namePattern: string
  keyColumn: string | null
}

/** Codes that one transaction writes, and what they may hold together, in characters. */
const codesAtOnce = 100
const writtenAtOnce = 1_000_000

/** How many codes of a template one transaction writes: large pages are written in smaller groups. */
export function codesAtATime({ blocks }: Pick<Layout, 'blocks'>): number {
  return Math.max(1, Math.min(codesAtOnce, Math.floor(writtenAtOnce / JSON.stringify(blocks).length)))
}

/** Values of a row by the keys of their columns. */
export type RowValues = Record<string, string>

export interface LayoutFault {
  field: 'blocks' | 'namePattern' | 'keyColumn'
  phrase: PhraseKey
  params: PhraseParams
}

/** What is wrong with a template before any row: a variable that is no column, or a key that is none. */
export function layoutFault({ columns, blocks, namePattern, keyColumn }: Layout): LayoutFault | undefined {
  const names = new Set(columns.map(({ name }) => name.replaceAll(/\s+/g, ' ')))
  const unknown = (used: string[]) => used.find((name) => !names.has(name))
  const inBlocks = unknown(variablesOfBlocks(blocks))
  if (inBlocks !== undefined) return { field: 'blocks', phrase: 'batches.unknownVariable', params: { name: inBlocks } }
  const inName = unknown(variablesIn(namePattern))
  if (inName !== undefined) {
    return { field: 'namePattern', phrase: 'batches.unknownVariable', params: { name: inName } }
  }
  if (keyColumn !== null && !columns.some(({ key }) => key === keyColumn)) {
    return { field: 'keyColumn', phrase: 'batches.keyUnknown', params: {} }
  }
  return undefined
}

/** What is wrong with a row; `column` is the name of the column, empty: the whole row. */
export interface RowFault {
  column: string
  phrase: PhraseKey
  params: PhraseParams
}

/** A row as a page. The template was cleaned when it was saved, and nothing of a value becomes more than text. */
export function renderRow(
  layout: Pick<Layout, 'columns' | 'blocks' | 'namePattern'>,
  values: RowValues,
  isKnownBad: (url: string) => boolean,
): { name: string; blocks: Block[]; faults: RowFault[] } {
  const byName = Object.fromEntries(
    layout.columns.map(({ key, name }) => [name.replaceAll(/\s+/g, ' '), values[key] ?? '']),
  )
  const { name, blocks, faults } = fillPage(layout, byName)
  if (faults.length === 0 && isTooHeavy(blocks)) faults.push({ column: '', phrase: 'blocks.pageTooLarge', params: {} })
  for (const block of blocks) {
    const bad = linksOf([block]).find(({ url }) => isKnownBad(url))
    if (bad) faults.push({ column: '', phrase: 'batches.rowBadLink', params: { host: hostOf(bad.url) ?? '' } })
  }
  return { name, blocks, faults }
}

/** The value of a key as it is compared: written with other widths or spaces it is the same. */
export function comparedKey(value: string): string {
  return value.normalize('NFKC').replaceAll(/\s+/g, ' ').trim()
}

/** Why a value cannot be a key. */
export function keyFault(value: string): { phrase: PhraseKey; params: PhraseParams } | undefined {
  const compared = comparedKey(value)
  if (!compared) return { phrase: 'batches.keyMissing', params: {} }
  return compared.length > keyValueMax ? { phrase: 'batches.keyTooLong', params: { most: keyValueMax } } : undefined
}

/** What a search looks into: number, name and values. */
export function searchText(number: string, name: string, values: RowValues): string {
  return [number, name, ...Object.values(values)].filter(Boolean).join('\n')
}

/** Whether a row says the same as a code has, in the columns that there are. */
export function isSameRow(columns: readonly { key: string }[], before: RowValues, after: RowValues): boolean {
  return columns.every(({ key }) => (before[key] ?? '') === (after[key] ?? ''))
}
