import { errorCodes } from 'virtual:contract-constants'
import { CallError } from '../../client.ts'

/** What was saved meanwhile; null when it was deleted. */
export interface FoundElsewhere<Item> {
  theirs: Item | null
}

/** What became elsewhere of what could not be saved over version `edited`; null when the save failed for another reason. */
export async function foundElsewhere<Item extends { version: number }>(
  error: unknown,
  edited: number | undefined,
  load: () => Promise<Item>,
): Promise<FoundElsewhere<Item> | null> {
  if (edited === undefined || !(error instanceof CallError)) return null
  if (error.code !== errorCodes.conflict && error.code !== errorCodes.notFound) return null
  try {
    const theirs = await load()
    // It may be a picture that is not there.
    return theirs.version === edited ? null : { theirs }
  } catch (fault) {
    return fault instanceof CallError && fault.code === errorCodes.notFound ? { theirs: null } : null
  }
}
