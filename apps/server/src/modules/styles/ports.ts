import type { Style } from '@matai/contract'
import type { Caller } from '../../platform/http/context.ts'
import { port } from '../../platform/ports.ts'

/** Who draws, when, and under which address codes are printed. */
export interface Looking {
  caller: Caller
  now: Date
  origin: string
}

/** What a live code says when it is scanned, and its saved style; not found: foreign, unknown. */
export const drawnCodes =
  port<(id: string, looking: Looking) => Promise<{ url: string; style: Partial<Style> | null }>>('styles.drawnCodes')
