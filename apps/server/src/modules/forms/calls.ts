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
    versions: (request, context) => forms.versions(request, context),
    save: (draft, context) => forms.save(draft, context),
    templateList: (request, context) => forms.templateList(request, context),
    delete: (which, context) => forms.remove(which, context),
    changeGroup: ({ ids, groupId }, context) => forms.changeGroup(ids, groupId, context),
  })
}

export function formSettingCalls({ settings, rules }: Pick<Forms, 'settings' | 'rules'>) {
  return bind(contract.formSettings, {
    get: ({ formId }, context) => settings.get(formId, context),
    closedStatuses: async ({ formId }, context) => ({ list: await settings.closedStatuses(formId, context) }),
    setFillers: (input, context) => settings.set({ ...input, part: 'fillers' }, context),
    setSubmitPage: (input, context) => settings.set({ ...input, part: 'submitPage' }, context),
    setLimits: (input, context) => settings.set({ ...input, part: 'limits' }, context),
    setClosing: (input, context) => settings.set({ ...input, part: 'closing' }, context),
    setRedirect: (input, context) => settings.set({ ...input, part: 'redirect' }, context),
    setRedirectRule: async ({ target, text, ...rule }, context) => {
      await rules.save({ ...rule, redirect: { target, text } }, context)
      return settings.get(rule.formId, context)
    },
    setClosingRule: async (rule, context) => {
      await rules.save({ ...rule, redirect: null }, context)
      return settings.get(rule.formId, context)
    },
    delRule: async (which, context) => {
      await rules.remove(which, context)
      return settings.get(which.formId, context)
    },
  })
}

export function formLinkCalls({ links }: Pick<Forms, 'links'>) {
  return bind(contract.formLinks, {
    list: (request, { caller }) => links.list(request, caller.accountId),
    set: (input, { caller }) => links.set(input, caller),
  })
}

export function formTipCalls({ tips }: Pick<Forms, 'tips'>) {
  return bind(contract.formTips, {
    list: (request, { caller }) => tips.list(request, caller.accountId),
    add: (input, context) => tips.add(input, context),
    delAll: (input, context) => tips.removeAll(input, context),
    delById: (input, context) => tips.removeSome(input, context),
    export: ({ formId }, context) => tips.export(formId, context),
    import: (input, context) => tips.import(input, context),
  })
}
