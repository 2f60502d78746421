import type { Waiting } from './device/device.ts'
import type { Submitted } from './net/hand-in.ts'

/** How a form ended for its filler. */
export type Ended = { is: 'done'; submitted: Submitted } | { is: 'kept'; waiting: Waiting }
