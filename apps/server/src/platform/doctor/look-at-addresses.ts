import type { Settings } from '../settings/settings.ts'
import { type Finding, ok, warning } from './finding.ts'

/** Addresses that people and codes carry. */
export function lookAtAddresses(settings: Pick<Settings, 'ORIGIN' | 'SCAN_ORIGIN'>): Finding[] {
  return [origin('ORIGIN', settings.ORIGIN), origin('SCAN_ORIGIN', settings.SCAN_ORIGIN)]
}

function origin(name: 'ORIGIN' | 'SCAN_ORIGIN', address: string | undefined): Finding {
  if (!address) return warning(name === 'ORIGIN' ? 'doctor.noOrigin' : 'doctor.noScanOrigin')
  const { protocol, hostname } = new URL(address)
  if (/^(localhost|127\..*|\[::1\])$/.test(hostname)) return warning('doctor.originHere', { name, address })
  return protocol === 'https:'
    ? ok('doctor.origin', { name, address })
    : warning('doctor.originPlain', { name, address })
}
