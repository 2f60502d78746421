import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'

const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via']

/** A proxy on this machine is not this machine's user, and neither is a page whose name was rebound to loopback. */
export function isOwnMachine({ raw, headers, hostname }: FastifyRequest): boolean {
  return (
    isLoopback(raw.socket.remoteAddress ?? '') &&
    isLoopbackHost(hostname) &&
    forwardingHeaders.every((name) => headers[name] === undefined)
  )
}

/** Whether a host, of an address or of a request, is this machine itself. */
export function isLoopbackHost(hostname: string): boolean {
  return hostname === 'localhost' || isLoopback(hostname.replace(/^\[|\]$/g, ''))
}

function isLoopback(ip: string): boolean {
  return ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'loopback'
}
