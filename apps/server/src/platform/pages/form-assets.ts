import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const dist = join(import.meta.dirname, '../../../../scan/dist/browser')
/** Where the parts of a form's script lie. */
const folder = '/f/-/'
const entry = 'src/form/browser/main.tsx'
const couponEntry = (name: 'coupon' | 'counter' | 'worker') => `src/coupon/browser/${name}.ts`

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
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

/** The scripts of pages of coupons. */
export const couponAssets = {
  couponScript: (): string => addressOf(couponEntry('coupon')),
  counterScript: (): string => addressOf(couponEntry('counter')),
  /** What keeps those pages on the phone; it lies beside them, because it may keep only what lies below it. */
  worker: (): Buffer => readFileSync(join(dist, parts()[couponEntry('worker')]?.file ?? '')),
}

/** The script of pages on which a round is walked. */
export const roundScript = (): string => addressOf('src/round/browser/round.ts')

/** The script of the page of own work. */
export const myPageScript = (): string => addressOf('src/my/browser/my-page.ts')

/** What is asked for first comes on the way that the page has come; the others wait for ways of their own. */
const largestFirst = (a: string, b: string): number => weightOf(b) - weightOf(a) || (a < b ? -1 : 1)
const weightOf = (address: string): number => partOf(address.slice(folder.length))?.gzip.length ?? 0

/** Parts that are of no use without a network, and types, which a page names by itself. */
const onlyWithNetwork =
  /\/(?:components|maps|mine|sign|carry|who)\/|\/net\/(?:mini-program|sign-elsewhere|wechat-functions)|\/begin-exam/

/** The script of pages with a form. */
export const formAssets = {
  script: (): string => addressOf(entry),

  /** Addresses of all that a page with these types will ask for, so that it is asked for at once. */
  preloadsFor(types: readonly string[]): string[] {
    const folders = new Set(types.map((type) => type.replaceAll('_', '-')))
    const own = Object.keys(parts()).filter(
      (key) => /\/components\/[\w-]+\/(fill|schema)\.tsx?$/.test(key) && folders.has(key.split('/').at(-2) ?? ''),
    )
    // Where the parts of unusual types lie is a part of its own.
    const loaders = Object.keys(parts()).filter(
      (key) => own.length > 0 && key.endsWith('/form-kit/src/maps/loaders.ts'),
    )
    const all = [...within([entry, ...loaders, ...own])].filter((key) => key !== entry && parts()[key])
    return [...new Set(all.map(addressOf))].sort(largestFirst)
  },

  /** Addresses of what a touch may ask for later, so that a device keeps it for a place without a network. */
  later(): string[] {
    const asked = [...within([entry])].flatMap((key) => parts()[key]?.dynamicImports ?? [])
    const kept = within(asked.filter((key) => !onlyWithNetwork.test(key)))
    return [...new Set([...kept].filter((key) => parts()[key]).map(addressOf))].sort()
  },
}

interface Part {
  type: string
  /** How long browsers keep it. */
  kept: string
  plain: Buffer
  gzip: Buffer
  /** Left out where packing would take long. */
  br?: Buffer
}
const known = new Map<string, Part>()

/** What reads codes where a browser cannot; its name is the one that the script asks for. */
const decoder = 'zxing_reader.wasm'

/** A part by its name, which is one of those that the build made. */
function partOf(name: string): Part | undefined {
  const kept = known.get(name)
  if (kept) return kept
  const part = name === decoder ? decoderPart() : scriptPart(name)
  if (part) known.set(name, part)
  return part
}

/** Each carries its hash in its name, so it is kept for ever. */
function scriptPart(name: string): Part | undefined {
  if (!Object.values(parts()).some(({ file }) => file === name)) return undefined
  const plain = readFileSync(join(dist, name))
  return {
    type: 'text/javascript; charset=utf-8',
    kept: 'public, max-age=31536000, immutable',
    plain,
    gzip: gzipSync(plain),
    br: brotliCompressSync(plain),
  }
}

/** A megabyte; a new one comes with a new server. */
function decoderPart(): Part {
  const plain = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
  return { type: 'application/wasm', kept: 'public, max-age=86400', plain, gzip: gzipSync(plain, { level: 5 }) }
}

/** Puts the parts on the server. */
export function addFormAssets(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>(`${folder}:name`, (request, reply) => {
    const found = partOf(request.params.name)
    if (!found) return reply.callNotFound()
    const accepted = request.headers['accept-encoding'] ?? ''
    const { type, kept, plain, gzip, br } = found
    const headers = { 'Cache-Control': kept, 'X-Content-Type-Options': 'nosniff', Vary: 'Accept-Encoding' }
    reply.type(type).headers(headers)
    if (br && accepted.includes('br')) return reply.header('Content-Encoding', 'br').send(br)
    if (accepted.includes('gzip')) return reply.header('Content-Encoding', 'gzip').send(gzip)
    return reply.send(plain)
  })
}
