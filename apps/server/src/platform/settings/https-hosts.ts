import type { Settings } from './settings.ts'

/** Our hosts that the settings reach by https, with their ports. */
export function httpsHosts({
  ORIGIN,
  SCAN_ORIGIN,
  FILES_ORIGIN,
}: Pick<Settings, 'ORIGIN' | 'SCAN_ORIGIN' | 'FILES_ORIGIN'>): ReadonlySet<string> {
  const origins = [ORIGIN, SCAN_ORIGIN, FILES_ORIGIN].filter((origin) => origin?.startsWith('https:'))
  return new Set(origins.map((origin) => new URL(origin ?? '').host))
}
