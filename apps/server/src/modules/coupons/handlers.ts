import type { Ports } from '../../platform/ports.ts'
import { limitCounters } from '../tiers/ports.ts'
import type { Coupons } from './service/vouchers.ts'

export function answerCoupons(ports: Ports, { countOf }: Pick<Coupons, 'countOf'>): void {
  ports.answer(limitCounters, { key: 'coupons', count: countOf })
}
