import { contract } from '@matai/contract'
import { bind } from '../../platform/http/bind.ts'
import type { Forms } from './service/forms.ts'

export function formGroupCalls({ groups }: Pick<Forms, 'groups'>) {
  return bind(contract.formGroups, {
    list: (_, { caller }) => groups.list(caller.accountId),
    listPage: (request, { caller }) => groups.listPage(request, caller.accountId),
    add: ({ name }, { caller }) => groups.add(caller, name),
    edit: ({ id, name }, { caller }) => groups.rename(caller, id, name),
    del: ({ id }, { caller }) => groups.remove(caller, id),
    changeOrder: ({ ids }, { caller }) => groups.changeOrder(caller, ids),
  })
}

export function formCalls(forms: Forms) {
  return bind(contract.forms, {
    list: (request, context) => forms.list(request, context),
    info: (which, context) => forms.info(which, context),
    save: (draft, context) => forms.save(draft, context),
    templateList: (request, context) => forms.templateList(request, context),
    delete: ({ ids }, context) => forms.remove(ids, context),
    changeGroup: ({ ids, groupId }, context) => forms.changeGroup(ids, groupId, context),
  })
}
