import { createServer } from 'node:net'
import { bad, type Finding, ok, warning } from '../../platform/doctor/finding.ts'
import type { Settings } from '../../platform/settings/settings.ts'

/** Either our server answers there, or the port is free. */
export async function lookAtPort({ HOST, PORT }: Settings): Promise<Finding> {
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
