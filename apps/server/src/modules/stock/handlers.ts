import type { Events } from '../../platform/events/events.ts'
import type { Ports } from '../../platform/ports.ts'
import { accountParts, exportMakers } from '../exports/ports.ts'
import { matters } from '../notices/ports.ts'
import { codeStock } from '../qr-codes/ports.ts'
import { recordMade } from '../records/events.ts'
import { stockParts } from './service/account-data.ts'
import { stockToLookAt } from './service/matters.ts'
import { stockOfCodes } from './service/of-codes.ts'
import type { Stocks } from './service/stocks.ts'

export function listenStock(events: Events, { moved }: Pick<Stocks, 'moved'>): void {
  events.listen(recordMade, moved)
}

export function answerStock(ports: Ports, { excel }: Pick<Stocks, 'excel'>): void {
  ports.answer(accountParts, stockParts)
  ports.answer(codeStock, stockOfCodes)
  ports.answer(matters, stockToLookAt)
  ports.answer(exportMakers, { kind: 'stockExcel', maker: excel })
}
