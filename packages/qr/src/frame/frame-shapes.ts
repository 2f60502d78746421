import type { FrameType } from '../style.ts'
import { badge, stamp, tag, ticket } from './cards.ts'
import { even, below, type FrameShape } from './frame-shape.ts'
import { corners, line, rounded } from './lines.ts'
import { banner, bubble, label } from './strips.ts'

const none: FrameShape = {
  insets: () => even(0),
  radius: 0,
  draw: () => [],
  strip: (order) => ({ box: below(order), on: 'paper' }),
}

export const frameShapes = {
  none,
  line,
  rounded,
  corners,
  label,
  banner,
  badge,
  bubble,
  ticket,
  stamp,
  tag,
} satisfies Record<FrameType, FrameShape>
