import type { Ports } from '../../platform/ports.ts'
import { accountParts, exportMakers } from '../exports/ports.ts'
import { labelParts } from './service/account-data.ts'
import type { CouponFiles } from './service/voucher-export.ts'
import type { Prints } from './service/prints.ts'

export function answerLabels(ports: Ports, prints: Pick<Prints, 'pdf'>, coupons: Pick<CouponFiles, 'pdf'>): void {
  ports.answer(accountParts, labelParts)
  ports.answer(exportMakers, { kind: 'labelPdf', maker: prints.pdf })
  ports.answer(exportMakers, { kind: 'couponPdf', maker: coupons.pdf })
}
