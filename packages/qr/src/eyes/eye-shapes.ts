import type { EyeType } from '../style.ts'
import { boxed } from './boxed.ts'
import type { EyeShape } from './eye-shape.ts'
import { flower } from './flower.ts'

export const eyeShapes = {
  square: boxed({ kind: 'arc', ring: 0, hole: 0, ball: 0 }),
  round: boxed({ kind: 'arc', ring: 1.5, hole: 0.7, ball: 0.6 }),
  // Perfect circles (radius 3.5, 2.5, 1.5) make decoders lose the eye now and then, most of all in small pictures. A
  // round ball in a ring that is only rounded looks alike, and none of them lost it at any size or angle.
  circle: boxed({ kind: 'arc', ring: 2, hole: 1, ball: 1.5 }),
  soft: boxed({ kind: 'arc', ring: 0.8, hole: 0, ball: 0.3 }),
  leaf: boxed({ kind: 'arc', ring: [2.2, 0, 2.2, 0], hole: [1.2, 0, 1.2, 0], ball: [1.2, 0, 1.2, 0], turns: true }),
  petal: boxed({ kind: 'arc', ring: [0, 2, 2, 2], hole: [0, 1, 1, 1], ball: [0, 1.2, 1.2, 1.2], turns: true }),
  drop: boxed({ kind: 'arc', ring: [2, 2, 0, 2], hole: [1, 1, 0, 1], ball: [1.2, 1.2, 0, 1.2], turns: true }),
  octagon: boxed({ kind: 'cut', ring: 1.5, hole: 0.9, ball: 0.75 }),
  gem: boxed({ kind: 'cut', ring: [1.8, 0, 1.8, 0], hole: [1.1, 0, 1.1, 0], ball: [1, 0, 1, 0], turns: true }),
  diamond: boxed({ kind: 'cut', ring: 0, hole: 1.1, ball: 1 }),
  ticket: boxed({ kind: 'scoop', ring: 1, hole: 0.6, ball: 0.6 }),
  pixel: boxed({ kind: 'notch', ring: 1, hole: 1, ball: 0.6 }),
  flower,
  arch: boxed({ kind: 'arc', ring: [2.4, 2.4, 0, 0], hole: [1.4, 1.4, 0, 0], ball: [1.4, 1.4, 0, 0] }),
  shield: boxed({ kind: 'arc', ring: [0, 0, 2.4, 2.4], hole: [0, 0, 1.4, 1.4], ball: [0, 0, 1.4, 1.4] }),
} satisfies Record<EyeType, EyeShape>
