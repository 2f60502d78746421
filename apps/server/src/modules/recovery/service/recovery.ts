import type { Dependencies } from './dependencies.ts'
import { listForCaller } from './list.ts'
import { recoverFromPhoto } from './recover.ts'

export type Recoveries = ReturnType<typeof createRecoveries>

/** All verbs of bringing codes back from pictures. */
export function createRecoveries(dependencies: Dependencies) {
  return { recover: recoverFromPhoto(dependencies), list: listForCaller(dependencies) }
}
