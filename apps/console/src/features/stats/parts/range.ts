import type { RangePreset, StatsRange } from '@matai/contract'
import { rangePresets } from 'virtual:contract-constants'

/** As it stands in the address: a preset, or `custom` with two days. */
export interface RangeState {
  preset: string
  from: string
  until: string
}

export const rangeDefaults = { preset: 'sevenDays', from: '', until: '' } as const

/** What the server is asked; an address that says nonsense means the last seven days. */
export function rangeOf({ preset, from, until }: RangeState): StatsRange {
  if (preset === 'custom' && from && until) return { from, until }
  return { preset: rangePresets.find((known) => known === preset) ?? rangeDefaults.preset }
}

export const choices: readonly (RangePreset | 'custom')[] = [...rangePresets, 'custom']
