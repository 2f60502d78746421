import type { PhraseKey } from '@matai/i18n'
import type { ComponentType as Drawn } from 'react'

/** Where a type stands in the palette. */
export const paletteGroups = ['words', 'choice', 'person', 'time', 'files', 'place', 'rows', 'exam', 'layout'] as const
export type PaletteGroup = (typeof paletteGroups)[number]

/**
 * What a setting needs that its field does not say. Without one it is written as what it is: a line, lines, a number,
 * a choice, a switch, or a list of lines. `within`: another setting's panel writes it.
 */
export type SettingPanel =
  | 'options'
  | 'tree'
  | 'columns'
  | 'rows'
  | 'slots'
  | 'periods'
  | 'daysOff'
  | 'blanks'
  | 'clock'
  | 'dayBound'
  | 'country'
  | 'countries'
  | 'watermark'
  | 'rich'
  | 'within'

/** How one setting of a type is written. */
export interface SettingFace {
  label: PhraseKey
  hint?: PhraseKey
  as?: SettingPanel
  /** another setting that has to be on for this one to matter */
  when?: string
  /** what the words of a choice are called */
  words?: Readonly<Record<string, PhraseKey>>
  /** of options: whether some of them are right, and whether they have pictures */
  right?: 'one' | 'several'
  hasPictures?: boolean
}

/** What a new component begins with: ids that nobody has, and words in the author's language. */
export interface Beginning {
  newId(): string
  say(key: PhraseKey, params?: Record<string, string | number>): string
}

/** Icons say nothing by themselves: a word of ours stands beside them. */
export interface IconProps {
  'aria-hidden'?: boolean
  'aria-label'?: string | undefined
  role?: undefined
}

/** A type with settings that many want: it stands in the palette beside the type. */
export interface Preset {
  key: string
  name: PhraseKey
  icon: Drawn<IconProps>
  begin(by: Beginning): object
}

/** How a type of component is written: its place in the palette, its icon, its settings in their order. */
export interface EditorFace<Settings = object> {
  group: PaletteGroup
  icon: Drawn<IconProps>
  settings: { readonly [Key in keyof Settings]-?: SettingFace }
  /** beyond what is usual */
  begin?(by: Beginning): object
  presets?: readonly Preset[]
}
