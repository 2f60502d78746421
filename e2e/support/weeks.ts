import { pino } from 'pino'
import { createDashboard } from '../../apps/server/src/modules/dashboard/service/dashboard.ts'
import { createNotices } from '../../apps/server/src/modules/notices/service.ts'
import { openDatabase } from '../../apps/server/src/platform/db/database.ts'
import { tablesOf } from './owner.ts'

/** Of the earliest zone on earth: its Monday morning is nobody else's, so no other journey hears of it. */
export const earliestZone = 'Pacific/Kiritimati'

/** Half past nine on a coming Monday in the earliest zone. */
export function mondayIn(weeks: number): Date {
  const day = 86_400_000
  const zoned = Date.now() + 14 * 3_600_000
  const monday = Math.floor(zoned / day) * day + ((8 - (new Date(zoned).getUTCDay() || 7)) % 7 || 7) * day
  return new Date(monday + (weeks - 1) * 7 * day + 9.5 * 3_600_000 - 14 * 3_600_000)
}

/** What the server does every hour, at a moment of our choice; it is the server itself that sends the emails. */
export async function sumUpWeeks(now: Date): Promise<void> {
  const log = pino({ level: 'silent' })
  const database = openDatabase({ connection: tablesOf(), size: 2, log })
  const mail = { send: () => Promise.reject(new Error('the server sends emails')) }
  const wechat = { offered: false, reach: async () => [], send: async () => Promise.reject(new Error('nobody asked')) }
  const zoneOf = async () => earliestZone
  const notices = createNotices({ database, mail, log, consoleOrigin: undefined, wechat, zoneOf })
  try {
    await createDashboard({ database, log, notices, counters: [] }).sumUpWeeks(now)
  } finally {
    await database.close()
  }
}
