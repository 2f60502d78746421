import type { Ports } from '../../platform/ports.ts'
import { accountParts, exportMakers } from '../exports/ports.ts'
import { labelParts } from './service/account-data.ts'
import type { CouponFiles } from './service/voucher-export.ts'
import type { GroupPrints } from './service/group-export.ts'
import type { Prints } from './service/prints.ts'

interface Making {
  prints: Pick<Prints, 'pdf'>
  couponFiles: Pick<CouponFiles, 'pdf'>
  groupPrints: Pick<GroupPrints, 'pdf'>
}

export function answerLabels(ports: Ports, { prints, couponFiles, groupPrints }: Making): void {
  ports.answer(accountParts, labelParts)
  ports.answer(exportMakers, { kind: 'labelPdf', maker: prints.pdf })
  ports.answer(exportMakers, { kind: 'couponPdf', maker: couponFiles.pdf })
  ports.answer(exportMakers, { kind: 'groupPdf', maker: groupPrints.pdf })
}
