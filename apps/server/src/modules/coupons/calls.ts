import { contract } from '@matai/contract'
import { bind } from '../../platform/http/bind.ts'
import type { Coupons } from './service/vouchers.ts'

type Listed = Pick<Coupons, 'coupons' | 'codes' | 'conflicts' | 'liability'>

export function couponCalls({ coupons, codes, conflicts, liability }: Listed) {
  return bind(contract.coupons, {
    list: (request, context) => coupons.list(request, context),
    info: ({ id }, context) => coupons.info(id, context),
    add: (draft, context) => coupons.add(draft, context),
    edit: (draft, context) => coupons.edit(draft, context),
    del: ({ ids }, context) => coupons.remove(ids, context),
    addItem: (input, context) => coupons.addItem(input, context),
    delItem: ({ id }, context) => coupons.removeItem(id, context),
    listCodes: (request, context) => codes.list(request, context),
    delCodes: (input, context) => codes.remove(input, context),
    writeCode: ({ code }, context) => codes.redeem(code, context),
    useList: (request, context) => codes.uses(request, context),
    undo: ({ id }, context) => codes.undo(id, context),
    conflictList: (request, context) => conflicts(request, context),
    liability: (asked, context) => liability(asked, context),
  })
}

export function couponImportCalls({ importing }: Pick<Coupons, 'importing'>) {
  return bind(contract.couponImports, {
    codes: (input, context) => importing.codes(input, context),
    template: (_, { say }) => importing.template(say),
  })
}

export function counterCalls({ counters }: Pick<Coupons, 'counters'>) {
  return bind(contract.counters, {
    list: (request, context) => counters.list(request, context),
    add: (input, context) => counters.add(input, context),
    end: ({ id }, context) => counters.end(id, context),
  })
}

export function couponVisitCalls({ counters, handingOut }: Pick<Coupons, 'counters' | 'handingOut'>) {
  return bind(contract.couponVisits, {
    counterRedeem: (input, context) => counters.redeem(input, context),
    counterReport: (asked, context) => counters.report(asked, context),
    sendSms: (input, context) => handingOut.sendSms(input, context),
    claim: (input, context) => handingOut.claim(input, context),
    redeem: (input, context) => handingOut.redeem(input, context),
  })
}
