import type { Fill } from './engine/fill-face.ts'
import { fillLoaders } from './maps/fill-loaders.ts'
import type { ComponentType } from './maps/schemas.ts'

export type { Area, Fill, FillContext, FillProps, Position, SlotLeft } from './engine/fill-face.ts'

const known: Partial<Record<ComponentType, () => Promise<{ Fill: Fill }>>> = fillLoaders

/** Loads how one type is filled, and nothing else. */
export async function loadFill(type: ComponentType): Promise<Fill> {
  const { Fill } = (await known[type]?.()) ?? {}
  if (!Fill) throw new Error(`${type} cannot be filled yet`)
  return Fill
}
