import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const dist = join(import.meta.dirname, '../../../../scan/dist/browser')
/** Where the parts of a form's script lie. */
const folder = '/f/-/'
const entry = 'src/form/browser/main.tsx'

interface Chunk {
  file: string
  imports?: string[]
}
type Manifest = Readonly<Record<string, Chunk>>

let manifest: Manifest | undefined

/** What the build says of its parts; read when a form is first opened. */
function parts(): Manifest {
  manifest ??= JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  return manifest
}

const addressOf = (key: string): string => `${folder}${parts()[key]?.file}`

/** Parts with all that they import. */
function within(keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue
    seen.add(key)
    within(parts()[key]?.imports ?? [], seen)
  }
  return seen
}

/** The script of pages with a form. */
export const formAssets = {
  script: (): string => addressOf(entry),

  /** Addresses of all that a page with these types will ask for, so that it is asked for at once. */
  preloadsFor(types: readonly string[]): string[] {
    const folders = new Set(types.map((type) => type.replaceAll('_', '-')))
    const own = Object.keys(parts()).filter(
      (key) => /\/components\/[\w-]+\/(fill|schema)\.tsx?$/.test(key) && folders.has(key.split('/').at(-2) ?? ''),
    )
    const all = [...within([entry, ...own])].filter((key) => key !== entry && parts()[key])
    return [...new Set(all.map(addressOf))].sort()
  },
}

interface Part {
  plain: Buffer
  gzip: Buffer
  br: Buffer
}
const known = new Map<string, Part>()

/** A part by its name, which is one of those that the build made. */
function partOf(name: string): Part | undefined {
  if (!Object.values(parts()).some(({ file }) => file === name)) return undefined
  const kept = known.get(name)
  if (kept) return kept
  const plain = readFileSync(join(dist, name))
  const part = { plain, gzip: gzipSync(plain), br: brotliCompressSync(plain) }
  known.set(name, part)
  return part
}

/** Puts the parts on the server. Each carries its hash in its name, so it is kept for ever. */
export function addFormAssets(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>(`${folder}:name`, (request, reply) => {
    const found = partOf(request.params.name)
    if (!found) return reply.callNotFound()
    const accepted = request.headers['accept-encoding'] ?? ''
    const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined
    if (encoding) reply.header('Content-Encoding', encoding)
    return reply
      .type('text/javascript; charset=utf-8')
      .headers({
        'Cache-Control': 'public, max-age=31536000, immutable',
        'X-Content-Type-Options': 'nosniff',
        Vary: 'Accept-Encoding',
      })
      .send(found[encoding ?? 'plain'])
  })
}
