import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isEnvelopePath } from '../http/envelope-paths.ts'

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

/** Calls and forms are no pages. Codes stay open to chat programs, which show what a link leads to. */
const robots = 'User-agent: *\nDisallow: /qruser/\nDisallow: /file/\nDisallow: /v/\n'

let page: Buffer | undefined

/** The console's files: what carries a hash in its name is kept for ever. */
export async function addConsolePages(app: FastifyInstance): Promise<void> {
  const indexFile = join(dist, 'index.html')
  if (!existsSync(indexFile)) throw new Error('the console is not built: run npm start, which builds it')
  page = readFileSync(indexFile)
  await app.register(fastifyStatic, {
    root: dist,
    index: false,
    preCompressed: true,
    // What the build keeps for itself; the option of a like name only matters for lists of files.
    dotfiles: 'ignore',
    // The page itself goes out with its policy, and from nowhere else.
    allowedPath: (path) => !/\.html(\.|$)/.test(path),
    setHeaders(reply, path) {
      const forEver = path.includes('/assets/')
      reply.header('Cache-Control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache')
      reply.header('X-Content-Type-Options', 'nosniff')
    },
  })
  // Browsers ask for it on pages without a picture of their own, such as files.
  app.get('/favicon.ico', (_request, reply) => reply.sendFile('icon.svg'))
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots))
  // Also for programs that do not say what they want.
  app.get('/', (_request, reply) => sendPage(reply, 200))
}

const screens =
  /^\/(|login|print|data|(code|beauty|batch)(\/[\w/]+)?|operators?|scan|reCode|downloads|user|about|docs|dev\/outbox)\/?$/

/** The console's one page: at its screens for everybody, elsewhere for browsers, which it tells that nothing is there. */
export function consolePage(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  const { method, headers, url } = request
  const path = url.split('?')[0] ?? ''
  const reads = method === 'GET' || method === 'HEAD'
  if (!reads || path.startsWith('/assets/') || isEnvelopePath(path)) return undefined
  // Monitors and programs take anything, or do not say what they want.
  if (screens.test(path)) return sendPage(reply, 200)
  return headers.accept?.includes('text/html') ? sendPage(reply, 404) : undefined
}

function sendPage(reply: FastifyReply, status: 200 | 404): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'same-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(self), microphone=(self), geolocation=(self)',
    })
    .send(page)
}
