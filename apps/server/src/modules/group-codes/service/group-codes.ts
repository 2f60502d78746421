import { countGroupCodes } from '../store/everybody.ts'
import { namedGroupCodes } from '../store/named.ts'
import { createCodes } from './codes.ts'
import type { Dependencies } from './dependencies.ts'
import { createFolders } from './folders.ts'
import { createPictures } from './pictures.ts'
import { createWatch } from './watch.ts'

export { groupParts } from '../store/account-data.ts'

export type GroupCodes = ReturnType<typeof createGroupCodes>

/** One printed code that shows one of many pictures. */
export function createGroupCodes(dependencies: Dependencies) {
  return {
    codes: createCodes(dependencies),
    folders: createFolders(dependencies),
    pictures: createPictures(dependencies),
    watch: createWatch(dependencies),
    countOf: countGroupCodes,
    named: namedGroupCodes,
  }
}
