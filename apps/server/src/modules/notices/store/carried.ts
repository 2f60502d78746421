import { type Carried, carried } from '../../../platform/carried/carried.ts'
import { noticeSubscription } from '../table.ts'

/** What people do not want to be told of; what they were told stays, with its links. */
export const carriedNotices: readonly Carried[] = [carried(noticeSubscription, { refs: { user_id: 'user' } })]
