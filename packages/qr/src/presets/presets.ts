import { places } from './places.ts'
import type { Preset } from './preset.ts'
import { shops } from './shops.ts'
import { works } from './works.ts'

const all = [...places, ...works, ...shops]

export type PresetId = (typeof all)[number]['id']

/** Our own looks by trade, the plain ones first. Each passes the scan check, as it is and in a usual style. */
export const presets: readonly (Preset & { id: PresetId })[] = all

export type { Look, Preset, Trade } from './preset.ts'
export { trades } from './preset.ts'
