import type { Display } from './engine/display-face.ts'
import { displays } from './maps/displays.ts'
import type { ComponentType } from './maps/schemas.ts'

export type { Display, DisplayContext, DisplayProps } from './engine/display-face.ts'

/** How a stored answer of a type is shown. */
export const displayOf = (type: ComponentType): Display => displays[type] as Display
