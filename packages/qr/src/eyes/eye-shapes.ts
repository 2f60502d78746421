import type { EyeType } from '../style.ts'
import { circle } from './circle.ts'
import type { EyeShape } from './eye-shape.ts'
import { round } from './round.ts'
import { square } from './square.ts'

export const eyeShapes = { square, round, circle } satisfies Record<EyeType, EyeShape>
