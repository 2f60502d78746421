import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const dist = join(import.meta.dirname, '../../../../console/dist')

/** Nothing from elsewhere runs in the console; pictures may be of any host that rich text or a style names. */
const policy = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https: http:",
  "media-src 'self' blob: https: http:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "frame-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** The console: hashed assets kept for ever, and one page for every path that a person may open. */
export async function addConsolePages(app: FastifyInstance, { paths }: { paths: readonly string[] }): Promise<void> {
  const indexFile = join(dist, 'index.html')
  if (!existsSync(indexFile)) throw new Error('the console is not built: run npm start, which builds it')
  const page = readFileSync(indexFile)
  await app.register(fastifyStatic, {
    root: dist,
    wildcard: true,
    index: false,
    preCompressed: true,
    prefix: '/',
    serveDotFiles: false,
    setHeaders(reply, path) {
      const forEver = path.includes('/assets/')
      reply.header('Cache-Control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache')
      reply.header('X-Content-Type-Options', 'nosniff')
    },
  })
  for (const path of paths) {
    app.get(path, { exposeHeadRoute: true }, (_, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('Cache-Control', 'no-cache')
        .header('Content-Security-Policy', policy)
        .header('X-Content-Type-Options', 'nosniff')
        .header('Referrer-Policy', 'same-origin')
        .header('Permissions-Policy', 'camera=(self), microphone=(self), geolocation=(self)')
        .send(page),
    )
  }
}
