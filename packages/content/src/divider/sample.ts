import type { BlockOf } from '../schema.ts'

export const divider: BlockOf<'divider'> = { id: 'divider', type: 'divider', look: 'line' }
