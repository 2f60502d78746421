import type { Fill } from './engine/fill-face.ts'
import { fills } from './maps/fills.ts'
import type { ComponentType } from './maps/schemas.ts'

/** How a type is filled, at once: for servers and for the preview beside an editor. */
export const fillOf = (type: ComponentType): Fill => fills[type] as Fill
