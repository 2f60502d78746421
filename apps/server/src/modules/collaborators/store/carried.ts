import { type Carried, carried } from '../../../platform/carried/carried.ts'
import { collaborator, collaboratorInGroup, identityGroup } from '../table.ts'

/** Collaborators with their groups; what an import of a workbook could take back stays. */
export const carriedCollaborators: readonly Carried[] = [
  carried(identityGroup, { name: 'name' }),
  carried(collaborator, { as: 'collaborators', same: ['mobile'] }),
  carried(collaboratorInGroup, { refs: { collaborator_id: 'collaborator', group_id: 'identity_group' } }),
]
