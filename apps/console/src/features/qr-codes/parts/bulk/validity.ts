import type { Validity } from '@matai/contract'

/** Calendar steps of the validities that end; the server counts in the account's zone. */
const steps: Partial<Record<Validity, { days?: number; months?: number }>> = {
  oneDay: { days: 1 },
  threeDays: { days: 3 },
  oneMonth: { months: 1 },
  sixMonths: { months: 6 },
  oneYear: { months: 12 },
}

/** When a validity that begins now ends: null for never, undefined while no date is chosen. */
export function endOf(validity: Validity, date: string, now: Date): Date | null | undefined {
  if (validity === 'permanent') return null
  if (validity === 'date') {
    const end = new Date(`${date}T23:59:59.999`)
    return Number.isNaN(end.getTime()) ? undefined : end
  }
  return later(now, steps[validity] ?? {})
}

/** The 31st and a month later is the last day of that month. */
function later(from: Date, { days = 0, months = 0 }: { days?: number; months?: number }): Date {
  const end = new Date(from)
  end.setDate(1)
  end.setMonth(end.getMonth() + months)
  const lastDay = new Date(end.getFullYear(), end.getMonth() + 1, 0).getDate()
  end.setDate(Math.min(from.getDate(), lastDay) + days)
  return end
}

/** A day as a date field writes it, in the reader's zone. */
export function dayOf(moment: Date): string {
  const part = (value: number) => String(value).padStart(2, '0')
  return `${moment.getFullYear()}-${part(moment.getMonth() + 1)}-${part(moment.getDate())}`
}
