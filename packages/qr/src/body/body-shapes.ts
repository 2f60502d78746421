import type { BodyType } from '../style.ts'
import { bars } from './bars.ts'
import type { BodyShape } from './body-shape.ts'
import { outlined } from './outlined.ts'
import { stamped } from './stamped.ts'

// Pieces keep at least six tenths of a module dark: what is lighter fades once blurred, and decoders start to fail.
export const bodyShapes = {
  square: outlined({}),
  round: outlined({ outer: [0.36, 0.36, 0.36, 0.36] }),
  soft: outlined({ outer: [0.22, 0.22, 0.22, 0.22] }),
  liquid: outlined({ outer: [0.36, 0.36, 0.36, 0.36], inner: 0.3 }),
  classy: outlined({ outer: [0, 0.5, 0, 0.5] }),
  bevel: outlined({ outer: [0.3, 0.3, 0.3, 0.3], kind: 'cut' }),
  vertical: bars('vertical'),
  horizontal: bars('horizontal'),
  dots: stamped(-0.03, 0.5, 'a.53.53 0 1 0 1.06 0a.53.53 0 1 0-1.06 0z'),
  tiles: stamped(0.08, 0.08, 'h.84v.84h-.84z'),
  pebbles: stamped(0.35, 0.05, 'h.3q.3 0 .3.3v.3q0 .3-.3.3h-.3q-.3 0-.3-.3v-.3q0-.3.3-.3z'),
  leaf: stamped(0.5, 0, 'h.5v.5a.5.5 0 0 1-.5.5h-.5v-.5a.5.5 0 0 1 .5-.5z'),
  hexagon: stamped(0.5, -0.07, 'l.49.285v.57l-.49.285-.49-.285v-.57z'),
  diamond: stamped(0.5, -0.12, 'l.62.62-.62.62-.62-.62z'),
  plus: stamped(0.25, 0, 'h.5v.25h.25v.5h-.25v.25h-.5v-.25h-.25v-.5h.25z'),
  star: stamped(0.5, -0.1, 'l.2.3.4.1-.3.3.1.4-.4-.2-.4.2.1-.4-.3-.3.4-.1z'),
} satisfies Record<BodyType, BodyShape>
