import { isLoopbackHost } from '../http/own-machine.ts'
import type { Settings } from './settings.ts'

/** Whether visitors come through a proxy, as far as the settings tell: then requests of this machine are anybody's. */
export function isProxied({
  TRUST_PROXY,
  ORIGIN,
  SCAN_ORIGIN,
}: Pick<Settings, 'TRUST_PROXY' | 'ORIGIN' | 'SCAN_ORIGIN'>): boolean {
  if (TRUST_PROXY) return true
  return [ORIGIN, SCAN_ORIGIN].some((origin) => origin !== undefined && !isLoopbackHost(new URL(origin).hostname))
}
