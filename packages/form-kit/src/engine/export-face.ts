import type { PhraseKey, PhraseParams } from '@matai/i18n'
import type { Decimal } from './decimals.ts'

/** A cell of a sheet. Dates are local, as `2026-03-02` or `2026-03-02T09:30`; files are named as the archive holds them. */
export type Cell =
  | { kind: 'empty' }
  | { kind: 'text'; text: string }
  | { kind: 'number'; number: Decimal }
  | { kind: 'date'; date: string }
  | { kind: 'files'; names: string[] }

export interface Column {
  /** '' for the answer itself, else a part of it, as in typed values */
  part: string
  heading: string
}

/** What a sheet must know besides the answers. */
export interface Words {
  say(key: PhraseKey, params?: PhraseParams): string
  /** relative name of a file within the archive */
  fileName(id: string): string
}

export interface ExportFace<Settings = unknown, Answer = unknown> {
  columns(settings: Settings, words: Words): Column[]
  /** as many cells as columns */
  cells(answer: Answer, settings: Settings, words: Words): Cell[]
}

export const empty: Cell = { kind: 'empty' }
export const textCell = (text: string): Cell => (text === '' ? empty : { kind: 'text', text })
export const numberCell = (number: Decimal): Cell => ({ kind: 'number', number })
export const dateCell = (date: string): Cell => ({ kind: 'date', date })
export const filesCell = (ids: readonly string[], words: Words): Cell =>
  ids.length === 0 ? empty : { kind: 'files', names: ids.map((id) => words.fileName(id)) }
