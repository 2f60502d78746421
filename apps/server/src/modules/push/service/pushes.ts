import { namedPushes } from '../store/named.ts'
import { createDelivering } from './deliver.ts'
import type { Dependencies } from './dependencies.ts'
import { createEditing } from './edit.ts'
import { createExpiring } from './expire.ts'
import { createHappenings } from './happenings.ts'
import { createLog } from './log.ts'
import { createPulling } from './pull.ts'
import { createSpreading } from './spread.ts'
import { createTrial } from './trial.ts'
import { createWork } from './work.ts'

export { pushParts } from '../store/account-data.ts'

export type Pushes = ReturnType<typeof createPushes>

/** What happens in an account, told to programs: pushed to them, and pulled by them. */
export function createPushes(dependencies: Dependencies) {
  const happenings = createHappenings(dependencies)
  const spread = createSpreading(dependencies)
  const delivering = createDelivering(dependencies)
  return {
    editing: createEditing(dependencies),
    named: namedPushes,
    log: createLog(dependencies),
    test: createTrial({ ...dependencies, happenings, spread, delivering }),
    pull: createPulling({ ...dependencies, spread, delivering }),
    happenings,
    limitsNear: happenings.limitsNear,
    expire: createExpiring(dependencies),
    ...createWork({ ...dependencies, spread, delivering }),
  }
}
