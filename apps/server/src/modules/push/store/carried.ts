import { type Carried, carried } from '../../../platform/carried/carried.ts'
import { push, pushStream } from '../table.ts'

/** Receivers with their keys and numbers; what was sent stays. */
export const carriedPushes: readonly Carried[] = [
  carried(push, { as: 'pushes', refs: { form_ids: 'form' }, sealed: ['secret', 'old_secret'] }),
  carried(pushStream, { refs: { push_id: 'push' } }),
]
