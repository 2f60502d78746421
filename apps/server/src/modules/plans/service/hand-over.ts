import { countPlansOf, handOverPlans } from '../store/hand-over.ts'

/** The plans whose tasks a member who goes is reminded of. */
export const plansOfMembers = { kind: 'plans', count: countPlansOf, handOver: handOverPlans }
