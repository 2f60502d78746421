import type { EyeType } from '../style.ts'
import { boxed } from './boxed.ts'
import type { EyeShape } from './eye-shape.ts'
import { flower } from './flower.ts'

export const eyeShapes = {
  square: boxed({ kind: 'arc', ring: 0, hole: 0, ball: 0 }),
  round: boxed({ kind: 'arc', ring: 1.5, hole: 0.7, ball: 0.6 }),
  // Decoders draw a box through the corners of the ring. Where these are cut by more than 1.5 modules, or by 1 to 1.3 at
  // some of them only, it lies askew now and then and the code is lost, most of all with large modules. Balls bear a
  // little more: rounder ones lose the mass by which an eye is found in a photo in bad light.
  circle: boxed({ kind: 'arc', ring: 1.7, hole: 0.85, ball: 1.1 }),
  // A hole with sharp corners in a rounded ring is lost now and then in a poor JPEG; slightly rounded ones are not.
  soft: boxed({ kind: 'arc', ring: 0.8, hole: 0.3, ball: 0.3 }),
  leaf: boxed({ kind: 'arc', ring: [1.2, 0, 1.2, 0], hole: [0.65, 0, 0.65, 0], ball: [1, 0, 1, 0], turns: true }),
  petal: boxed({ kind: 'arc', ring: [0, 2, 2, 2], hole: [0, 1, 1, 1], ball: [0, 1.2, 1.2, 1.2], turns: true }),
  drop: boxed({
    kind: 'arc',
    ring: [1.3, 1.3, 0.3, 1.3],
    hole: [0.65, 0.65, 0.2, 0.65],
    ball: [0.95, 0.95, 0.3, 0.95],
    turns: true,
  }),
  octagon: boxed({ kind: 'cut', ring: 0.95, hole: 0.55, ball: 0.6 }),
  gem: boxed({ kind: 'cut', ring: [0.85, 0, 0.85, 0], hole: [0.45, 0, 0.45, 0], ball: [0.7, 0, 0.7, 0], turns: true }),
  porthole: boxed({ kind: 'arc', ring: 0, hole: 0.9, ball: 0.9 }),
  ticket: boxed({ kind: 'scoop', ring: 0.9, hole: 0.5, ball: 0.5 }),
  pixel: boxed({ kind: 'notch', ring: 0.7, hole: 0.6, ball: 0.45 }),
  flower,
  arch: boxed({ kind: 'arc', ring: [1.4, 1.4, 0.5, 0.5], hole: [0.7, 0.7, 0.3, 0.3], ball: [0.95, 0.95, 0.4, 0.4] }),
  shield: boxed({ kind: 'arc', ring: [0.5, 0.5, 1.4, 1.4], hole: [0.3, 0.3, 0.7, 0.7], ball: [0.5, 0.5, 1.1, 1.1] }),
} satisfies Record<EyeType, EyeShape>
