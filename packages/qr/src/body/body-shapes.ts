import type { BodyType } from '../style.ts'
import type { BodyShape } from './body-shape.ts'
import { dots } from './dots.ts'
import { round } from './round.ts'
import { square } from './square.ts'

export const bodyShapes = { square, round, dots } satisfies Record<BodyType, BodyShape>
