import { contract } from '@matai/contract'
import { bind } from '../../platform/http/bind.ts'
import type { Stocks } from './service/stocks.ts'

export function stockCalls(stocks: Stocks) {
  return bind(contract.stock, {
    set: (input, context) => stocks.set(input, context),
    list: (request, context) => stocks.list(request, context),
    log: (request, context) => stocks.log(request, context),
    correct: (input, context) => stocks.correct(input, context),
    remove: ({ ids }, context) => stocks.remove(ids, context),
    export: (input, context) => stocks.startExport(input, context),
  })
}
