import type { CallOutput, contract } from '@matai/contract'
import type { Translate } from '@matai/i18n'
import { call } from '../../form/net/call.ts'
import { messageOf, part } from './page-part.ts'

type Report = CallOutput<(typeof contract.couponVisits)['counterReport']>

const clock = { hour: '2-digit', minute: '2-digit' } as const

/** What was redeemed in this shift, which begins with the day or when somebody says so. */
export function showShift({ counter, say }: { counter: string; say: Translate }): void {
  const kept = `coupon-shift ${counter}`
  const begun = () => localStorage.getItem(kept)

  async function show(): Promise<void> {
    const text = part('report-text')
    const list = part('report-list')
    if (!text || !list) return
    try {
      const since = begun()
      const report = await call<Report>('/v/coupon/report', { counter, ...(since ? { since } : {}) })
      text.textContent = say('couponPage.reportText', { from: beginOf(report, since), count: report.uses })
      const { undone, conflicts, firstAt, lastAt } = report
      const rows = [
        ...report.byItem.map(({ couponName, itemName, uses }) =>
          say('couponPage.reportRow', { coupon: couponName, item: itemName, count: uses }),
        ),
        ...(firstAt && lastAt ? [say('couponPage.reportTimes', { first: timeOf(firstAt), last: timeOf(lastAt) })] : []),
        ...(undone > 0 ? [say('couponPage.reportUndone', { count: undone })] : []),
        ...(conflicts > 0 ? [say('couponPage.reportConflicts', { count: conflicts })] : []),
      ]
      list.replaceChildren(...rows.map((words) => Object.assign(document.createElement('li'), { textContent: words })))
    } catch (error) {
      text.textContent = messageOf(error, say)
    }
  }

  part('report')?.addEventListener('click', () => void show())
  part('shift')?.addEventListener('click', () => {
    localStorage.setItem(kept, new Date().toISOString())
    void show()
  })
}

const timeOf = (iso: string) => new Date(iso).toLocaleTimeString(document.documentElement.lang, clock)

/** The day, or the moment at which the shift began. */
const beginOf = ({ day }: Report, since: string | null) =>
  since
    ? new Date(since).toLocaleString(document.documentElement.lang, { dateStyle: 'short', timeStyle: 'short' })
    : new Date(`${day}T12:00`).toLocaleDateString(document.documentElement.lang, { dateStyle: 'medium' })
