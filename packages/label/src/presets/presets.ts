import type { LabelPreset, LabelPresetKey } from './build.ts'
import { peoplePresets } from './people.ts'
import { placePresets } from './places.ts'
import { thingPresets } from './things.ts'

const all: Record<LabelPresetKey, LabelPreset> = { ...thingPresets, ...placePresets, ...peoplePresets }

export { columnsOf, families, type Family, familyLooks } from './families.ts'

/** Our own label designs in the order in which they are offered; `make(say)` gives a design to start from. */
export const labelPresets: readonly LabelPreset[] = [
  all.equipment,
  all.asset,
  all.fire,
  all.point,
  all.room,
  all.door,
  all.entrance,
  all.shelf,
  all.tool,
  all.product,
  all.vehicle,
  all.moveCar,
  all.visitor,
  all.ticket,
]
