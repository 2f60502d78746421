import { contract } from '@matai/contract'
import { bind } from '../../platform/http/bind.ts'
import type { Reminders } from './service/reminders.ts'

export function reminderCalls({ receivers, rules, log, options }: Reminders) {
  return bind(contract.reminders, {
    list: (request, context) => log.list(request, context),
    listReceivers: (request, context) => receivers.list(request, context),
    addReceiver: (draft, context) => receivers.add(draft, context),
    editReceiver: (draft, context) => receivers.edit(draft, context),
    delReceiver: ({ id }, context) => receivers.remove(id, context),
    bindReceiver: ({ id }, context) => receivers.bindWechat(id, context),
    askReceiver: (asked, context) => receivers.askAgain(asked, context),
    addRule: (draft, context) => rules.save(draft, context),
    listRule: (request, context) => rules.list(request, context),
    getRule: ({ id }, context) => rules.one(id, context),
    delRule: ({ id }, context) => rules.remove(id, context),
    test: (asked, context) => log.test(asked, context),
    options: (_, context) => options(context),
  })
}
