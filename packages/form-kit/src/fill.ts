import type { Fill } from './engine/fill-face.ts'
import { fillLoaders } from './maps/fill-loaders.ts'
import type { ComponentType } from './maps/schemas.ts'

export { FormFill, type FormFillProps } from './fills/form/form-fill.tsx'
export type { Area, Country, Fill, FillContext, FillProps, Position, SlotLeft } from './engine/fill-face.ts'

/** Loads how one type is filled, and nothing else. */
export const loadFill = async (type: ComponentType): Promise<Fill> => (await fillLoaders[type]()).Fill as Fill
