import { contract } from '@matai/contract'
import { bind } from '../../platform/http/bind.ts'
import type { Statuses } from './service/statuses.ts'

export function statusCalls(statuses: Statuses) {
  return bind(contract.statuses, {
    list: (request, context) => statuses.list(request, context),
    add: (draft, context) => statuses.add(draft, context),
    edit: (draft, context) => statuses.edit(draft, context),
    del: ({ id }, context) => statuses.remove(id, context),
    setOnQrCodes: (input, context) => statuses.set(input, context),
    undoSet: ({ undo }, context) => statuses.undo(undo, context),
    batchSetShow: ({ ids, show }, context) => statuses.setShow(ids, show, context),
    listInfoStatus: ({ qrCodeId }, context) => statuses.info(qrCodeId, context),
    history: (request, context) => statuses.history(request, context),
    board: (asked, context) => statuses.board(asked, context),
    wallList: (_, context) => statuses.walls.list(context),
    wallAdd: (input, context) => statuses.walls.add(input, context),
    wallDel: ({ id }, context) => statuses.walls.remove(id, context),
  })
}

export function statusRuleCalls({ rules }: Pick<Statuses, 'rules'>) {
  return bind(contract.statusRules, {
    listRule: (request, context) => rules.list(request, context),
    add: (input, context) => rules.add(input, context),
    del: ({ id }, context) => rules.remove(id, context),
    getRule: ({ id }, context) => rules.one(id, context),
  })
}
