import type { Matter } from '@matai/contract'
import type { Caller } from '../../platform/http/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { port } from '../../platform/ports.ts'

/** Who looks at what waits; codes that the person does not see are left out by the statements themselves. */
export type Looking = Pick<Caller, 'accountId' | 'userId' | 'role'> & { now: Date }

/** What of a module somebody should look at today; nothing where all is well. */
export const matters = port<(tx: Tx, looking: Looking) => Promise<Matter[]>>('notices.matters')
