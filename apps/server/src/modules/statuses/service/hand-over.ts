import { countStatusesOf, handOverStatuses } from '../store/hand-over.ts'

/** The statuses that a member who goes may set. */
export const statusesOfMembers = { kind: 'statuses', count: countStatusesOf, handOver: handOverStatuses }
