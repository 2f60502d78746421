import type { Display } from './engine/display-face.ts'
import { displays } from './maps/displays.ts'
import type { ComponentType } from './maps/schemas.ts'

export type { Display, DisplayContext, DisplayProps } from './engine/display-face.ts'

const known: Partial<Record<ComponentType, Display>> = displays

/** How a stored answer of a type is shown. */
export const displayOf = (type: ComponentType): Display => known[type] as Display
