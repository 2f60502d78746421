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

/** What the console's page says under a host of its own, so that nothing else is seen first. */
export interface PageDress {
  /** Empty: ours. */
  title: string
  /** Address of a picture for the browser's tab. */
  icon: string | undefined
  /** What scripts are told, by name, as JSON. */
  told: Readonly<Record<string, unknown>>
}

/** `company`: which account a link to the sign-in page names. */
type Dress = (host: string, company: number | undefined) => Promise<PageDress | null>
type Answer = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | undefined

/**
 * The console's files: what carries a hash in its name is kept for ever. Answers what gives out the console's one page:
 * at its screens for everybody, elsewhere for browsers, which it tells that nothing is there.
 */
export async function addConsolePages(app: FastifyInstance, dress: Dress = async () => null): Promise<Answer> {
  const indexFile = join(dist, 'index.html')
  if (!existsSync(indexFile)) throw new Error('the console is not built: run npm start, which builds it')
  const plain = readFileSync(indexFile, 'utf8')
  const sendPage = createSending(plain, dress)
  const screens = readScreens()
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
  app.get('/', (request, reply) => sendPage(request, reply, 200))
  return (request, reply) => {
    const { method, headers, url } = request
    const path = url.split('?')[0] ?? ''
    const reads = method === 'GET' || method === 'HEAD'
    if (!reads || path.startsWith('/assets/') || isEnvelopePath(path)) return undefined
    // Monitors and programs take anything, or do not say what they want.
    if (screens.test(path)) return sendPage(request, reply, 200)
    return headers.accept?.includes('text/html') ? sendPage(request, reply, 404) : undefined
  }
}

/** The addresses of screens, which the console's build leaves beside its pages; `$` begins what stands for something. */
function readScreens(): RegExp {
  const addresses: string[] = JSON.parse(readFileSync(join(dist, '.vite', 'screens.json'), 'utf8'))
  const patterns = addresses.map((address) => address.replace(/\/$/, '').replace(/\$\w+/g, '[\\w-]+'))
  return new RegExp(`^(${patterns.join('|')})/?$`)
}

function createSending(plain: string, dress: Dress) {
  return (request: FastifyRequest, reply: FastifyReply, status: 200 | 404): FastifyReply => {
    withHeaders(reply, status)
    // Whatever keeps the host from being known, the page itself is there.
    void dress(request.host, companyIn(request.url))
      .catch(() => null)
      .then((dressed) => reply.send(dressed ? dressedPage(plain, dressed) : plain))
    return reply
  }
}

function companyIn(url: string): number | undefined {
  const named = /^\/login\?(?:.*&)?company=(\d{1,15})(?:&|$)/.exec(url)?.[1]
  return named === undefined ? undefined : Number(named)
}

/** The page with another title, icon and what its scripts are told, each written as text of HTML. */
export function dressedPage(plain: string, { title, icon, told }: PageDress): string {
  const metas = Object.entries(told).map(
    ([name, value]) => `<meta name="${asHtml(name)}" content="${asHtml(JSON.stringify(value))}" />`,
  )
  return plain
    .replace(/<title>[^<]*<\/title>/, (own) => `${title ? `<title>${asHtml(title)}</title>` : own}${metas.join('')}`)
    .replace(/<link rel="icon"[^>]*>/, (own) => (icon ? `<link rel="icon" href="${asHtml(icon)}" />` : own))
}

const asHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

function withHeaders(reply: FastifyReply, status: 200 | 404): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').headers({
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(self), microphone=(self), geolocation=(self)',
  })
}
