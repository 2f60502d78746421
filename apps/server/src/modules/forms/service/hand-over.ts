import { countFormsOf, handOverForms } from '../store/hand-over.ts'

/** The forms of a member who goes. */
export const formsOfMembers = { kind: 'forms', count: countFormsOf, handOver: handOverForms }
