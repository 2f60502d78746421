import { dayReport } from '../../reports/days.ts'
import type { AppointmentAnswer, AppointmentSettings } from './schema.ts'

/** Bookings of each day. */
export const report = dayReport<AppointmentSettings, AppointmentAnswer>(({ day }) => day)
