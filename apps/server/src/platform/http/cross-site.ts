import type { FastifyRequest } from 'fastify'

/**
 * Whether a browser sent this on behalf of another site. Programs send neither header; browsers always send one of them
 * with a POST, and no page can forge them.
 */
export function isCrossSite(request: FastifyRequest, ownOrigins: readonly string[]): boolean {
  if (request.headers['sec-fetch-site'] === 'cross-site') return true
  const origin = request.headers.origin
  if (origin === undefined) return false
  return (
    origin !== `${request.protocol}://${request.host}` &&
    !ownOrigins.includes(origin) &&
    hostOf(origin) !== request.host
  )
}

/** Behind a proxy that ends https the scheme may differ; the host may not. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}

export type FormOrigin = 'own' | 'other' | 'untold'

/**
 * Where a page's form was sent from. `Origin: null` is what browsers say that keep it to themselves, and sandboxed frames
 * of other sites: then only `Sec-Fetch-Site` tells, which no page can write either, and old browsers do not send.
 */
export function formOrigin(request: FastifyRequest, ownOrigins: readonly string[]): FormOrigin {
  if (request.headers.origin !== 'null') return isCrossSite(request, ownOrigins) ? 'other' : 'own'
  const site = request.headers['sec-fetch-site']
  if (site === 'same-origin') return 'own'
  return site === 'cross-site' ? 'other' : 'untold'
}
