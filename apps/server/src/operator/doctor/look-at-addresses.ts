import { createServer } from 'node:net'
import type { Settings } from '../../platform/settings/settings.ts'
import { bad, type Finding, ok, warning } from './finding.ts'

/** Addresses that people and codes carry, and the port. */
export async function lookAtAddresses(settings: Settings): Promise<Finding[]> {
  return [origin('ORIGIN', settings.ORIGIN), origin('SCAN_ORIGIN', settings.SCAN_ORIGIN), await port(settings)]
}

function origin(name: 'ORIGIN' | 'SCAN_ORIGIN', address: string | undefined): Finding {
  if (!address) return warning(name === 'ORIGIN' ? 'doctor.noOrigin' : 'doctor.noScanOrigin')
  const { protocol, hostname } = new URL(address)
  if (/^(localhost|127\..*|\[::1\])$/.test(hostname)) return warning('doctor.originHere', { name, address })
  return protocol === 'https:'
    ? ok('doctor.origin', { name, address })
    : warning('doctor.originPlain', { name, address })
}

/** Either our server answers there, or the port is free. */
async function port({ HOST, PORT }: Settings): Promise<Finding> {
  const host = HOST === '0.0.0.0' ? '127.0.0.1' : HOST === '::' ? '::1' : HOST
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
  try {
    const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(5_000) })
    const { status } = (await answer.json()) as { status?: string }
    if (status === 'ready') return ok('doctor.answers', { address })
    if (status === 'unavailable') return bad('doctor.unavailable', { address })
  } catch {
    if (await isFree(HOST, PORT)) return warning('doctor.notRunning', { address })
  }
  return bad('doctor.portTaken', { port: PORT })
}

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ host, port }, () => server.close(() => resolve(true)))
  })
}
