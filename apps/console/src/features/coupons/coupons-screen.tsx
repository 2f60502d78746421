import { useUrlState } from '../../ui/use-url-state.ts'
import { ConflictList } from './parts/conflict-list.tsx'
import { CounterList } from './parts/counter-list.tsx'
import { CouponList } from './parts/coupon-list.tsx'
import { OwedReport } from './parts/owed-report.tsx'
import { UseList } from './parts/use-list.tsx'

/** Coupons, what was redeemed of them, and the phones at which that is done. */
export function CouponsScreen() {
  const [{ tab }] = useUrlState({ tab: 'coupons' })
  if (tab === 'uses') return <UseList />
  if (tab === 'conflicts') return <ConflictList />
  if (tab === 'owed') return <OwedReport />
  if (tab === 'counters') return <CounterList />
  return <CouponList />
}
