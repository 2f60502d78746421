import type { Ports } from '../../platform/ports.ts'
import { limitCounters, limitUses } from '../tiers/ports.ts'
import type { Coupons } from './service/vouchers.ts'

export function answerCoupons(ports: Ports, { countOf, named }: Pick<Coupons, 'countOf' | 'named'>): void {
  ports.answer(limitCounters, { key: 'coupons', count: countOf })
  ports.answer(limitUses, { of: 'coupons', named })
}
