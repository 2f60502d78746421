import type { FastifyReply, FastifyRequest } from 'fastify'

const cookieName = 'known-device'
const year = 365 * 86_400

/** What this browser keeps of who signed in on it before; only who wrote it can read it as true. */
export function deviceOf(request: FastifyRequest): string {
  return request.cookies[cookieName] ?? ''
}

/** Kept for a year, unseen by scripts, and sent nowhere but to the calls. */
export function setDeviceCookie(reply: FastifyReply, value: string, { secure }: { secure: boolean }): void {
  reply.setCookie(cookieName, value, { path: '/qruser/', httpOnly: true, sameSite: 'lax', secure, maxAge: year })
}
