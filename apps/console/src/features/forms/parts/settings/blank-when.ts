import type { FormCondition } from '@matai/contract'

/** A condition that nobody has written yet. */
export const blankWhen: FormCondition = { join: 'all', tests: [] }
