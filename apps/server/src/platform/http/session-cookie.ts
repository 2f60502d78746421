import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Token } from '@matai/contract'
import { isHttps } from './https.ts'

const cookieName = 'user-info'

export interface CookieOptions {
  domain: string | undefined
}

/** The token of a request: `Authorization: Bearer` of a program, else the browser's cookie. */
export function tokenOf(request: FastifyRequest): { token: string; fromCookie: boolean } | undefined {
  const bearer = /^Bearer ([\w-]{20,})$/.exec(request.headers.authorization ?? '')?.[1]
  if (bearer) return { token: bearer, fromCookie: false }
  const token = request.cookies[cookieName]
  return token ? { token, fromCookie: true } : undefined
}

/** A remembered session's cookie outlives the browser; any other ends with it. */
export function setTokenCookie(
  reply: FastifyReply,
  token: (Token & { remember: boolean }) | null,
  { domain }: CookieOptions,
): void {
  const common = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax' as const,
    secure: isHttps(reply.request),
    ...(domain ? { domain } : {}),
  }
  if (!token) reply.clearCookie(cookieName, common)
  else
    reply.setCookie(cookieName, token.token, {
      ...common,
      ...(token.remember ? { expires: new Date(token.tokenExpire) } : {}),
    })
}
