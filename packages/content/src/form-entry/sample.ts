import type { BlockOf } from '../schema.ts'

export const formEntry: BlockOf<'formEntry'> = { id: 'formEntry', type: 'formEntry', text: '开始巡检', formId: 1 }
