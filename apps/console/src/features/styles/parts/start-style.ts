import type { Style } from '@matai/contract'
import { defaultStyle } from '@matai/qr'

/** A new code's style: the plainest, with our margin and level. */
export const startStyle: Style = { ...defaultStyle }
