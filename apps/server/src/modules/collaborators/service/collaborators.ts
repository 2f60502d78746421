import { bindMobile, collaboratorAt, collaboratorNames, isCollaborator } from '../store/collaborators.ts'
import { listGroups } from '../store/groups.ts'
import type { Dependencies } from './dependencies.ts'
import { createIdentityGroups } from './groups.ts'
import { createImport } from './import.ts'
import { createPeople } from './people.ts'
import { createCollaboratorPlaces } from './places.ts'
import { reachableCollaborators } from '../store/reachable.ts'

export { collaboratorParts } from '../store/account-data.ts'

export type Collaborators = ReturnType<typeof createCollaborators>

/** People who fill forms without being of the console, and the groups that they are in. */
export function createCollaborators(dependencies: Dependencies) {
  return {
    people: createPeople(dependencies),
    groups: createIdentityGroups(dependencies),
    imports: createImport(dependencies),
    places: createCollaboratorPlaces(dependencies),
    listGroups,
    isCollaborator,
    bindMobile,
    /** For later modules: who somebody with a phone is, and what people are called. */
    at: collaboratorAt,
    namesAmong: collaboratorNames,
    /** For messages: who is in groups, and whether the phone was proven. */
    reachable: reachableCollaborators,
  }
}
