import { fail } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Dependencies } from './dependencies.ts'

/** Live codes of a directory that records are looked for by. */
const codesMax = 20_000

/** The live codes of a directory and of those below it; undefined where none is asked for. */
export async function codesIn(
  qrCodes: Dependencies['qrCodes'],
  directoryId: number | undefined,
  context: MemberContext,
): Promise<string[] | undefined> {
  if (directoryId === undefined) return undefined
  const filters = { directoryId, withSubdirectories: true }
  const ids = await qrCodes.matchingIds({ keyword: '', sort: 'newest', filters }, context, codesMax + 1)
  if (ids.length > codesMax) fail('records.directoryTooLarge', { as: 'limitReached' })
  return ids
}
