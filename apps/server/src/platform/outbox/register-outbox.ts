import type { FastifyInstance, FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import type { Settings } from '../settings/settings.ts'
import type { Outbox } from './outbox.ts'

/**
 * GET /dev/outbox.json: `{ list: [{ id, at, channel, to, text }] }`, newest first. It holds codes that sign people in,
 * so in development only this machine reads it, and in production nobody; OUTBOX=page shows it to everybody.
 */
export function registerOutbox(
  app: FastifyInstance,
  { outbox, settings }: { outbox: Outbox; settings: Pick<Settings, 'NODE_ENV' | 'OUTBOX'> },
): void {
  const mayRead = (request: FastifyRequest) => {
    if (settings.OUTBOX) return settings.OUTBOX === 'page'
    return settings.NODE_ENV !== 'production' && isThisMachine(request)
  }
  app.get('/dev/outbox.json', async (request, reply) => {
    if (!mayRead(request)) return reply.callNotFound()
    return reply.header('Cache-Control', 'no-store').send({ list: await outbox.list() })
  })
}

const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/** A proxy on this machine is not this machine's user, and neither is a page whose name was rebound to loopback. */
function isThisMachine({ raw, headers, hostname }: FastifyRequest): boolean {
  return (
    isLoopback(raw.socket.remoteAddress ?? '') &&
    (hostname === 'localhost' || isLoopback(hostname.replace(/^\[|\]$/g, ''))) &&
    forwardingHeaders.every((name) => headers[name] === undefined)
  )
}

function isLoopback(ip: string): boolean {
  return ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'loopback'
}
