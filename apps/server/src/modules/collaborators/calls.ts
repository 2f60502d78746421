import { contract } from '@matai/contract'
import { bind } from '../../platform/http/bind.ts'
import type { Collaborators } from './service/collaborators.ts'

export function collaboratorCalls({ people, imports }: Pick<Collaborators, 'people' | 'imports'>) {
  return bind(contract.collaborators, {
    list: (request, context) => people.list(request, context),
    add: (draft, context) => people.add(draft, context),
    edit: (draft, context) => people.edit(draft, context),
    del: ({ ids }, context) => people.remove(ids, context),
    setGroup: (input, context) => people.setGroup(input, context),
    export: (_, context) => imports.export(context),
    import: (input, context) => imports.import(input, context),
    undoImport: ({ id }, context) => imports.undo(id, context),
  })
}

export function identityGroupCalls({ groups }: Pick<Collaborators, 'groups'>) {
  return bind(contract.identityGroups, {
    list: (_, { caller }) => groups.list(caller.accountId),
    add: ({ name }, { caller }) => groups.add(name, caller),
    rename: ({ id, name }, { caller }) => groups.rename(id, name, caller),
    del: ({ id }, { caller }) => groups.remove(id, caller),
  })
}
