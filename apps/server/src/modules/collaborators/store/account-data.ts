import { type AccountPart, tablePart } from '../../../platform/db/account-part.ts'
import { collaborator, collaboratorInGroup, identityGroup } from '../table.ts'

/** What the data of an account holds of its collaborators; what an import did is kept for taking it back alone. */
export const collaboratorParts: readonly AccountPart[] = [
  tablePart('collaborators.jsonl', collaborator, {
    by: ['id'],
    columns: {
      ...{ id: collaborator.id, name: collaborator.name, mobile: collaborator.mobile },
      ...{ boundAt: collaborator.boundAt, createdAt: collaborator.createdAt },
    },
  }),
  tablePart('identity-groups.jsonl', identityGroup, {
    by: ['id'],
    columns: { id: identityGroup.id, name: identityGroup.name },
  }),
  tablePart('collaborators-in-groups.jsonl', collaboratorInGroup, {
    by: ['collaboratorId', 'groupId'],
    columns: { collaboratorId: collaboratorInGroup.collaboratorId, groupId: collaboratorInGroup.groupId },
  }),
]
