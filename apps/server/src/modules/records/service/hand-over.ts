import { countRecordsOf, handOverRecords } from '../store/hand-over.ts'

/** The records that a member who goes is in charge of. */
export const recordsOfMembers = { kind: 'records', count: countRecordsOf, handOver: handOverRecords }
