import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** What Vite says of a chunk in `.vite/manifest.json`. */
interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}
type Manifest = Record<string, Chunk>

interface Budget {
  screen: string
  /** Most bytes of scripts and styles, each compressed with gzip. */
  most: number
  /** Entries of the manifest that a first visit asks for, each with all that it imports. */
  entries: string[]
}

const KB = 1024
const dist = join(import.meta.dirname, '../apps/console/dist')
const feature = (path: string) => `src/features/${path}.tsx`

/** English and Chinese differ by little; the larger one is counted. */
const budgets: Budget[] = ['zh', 'en'].flatMap((language) => {
  const first = ['index.html', `src/languages/${language}-first.ts`]
  const frame = ['src/frame/home-layout.tsx', `src/languages/${language}.ts`, feature('accounts/public')]
  return [
    { screen: `/login (${language})`, most: 250 * KB, entries: [...first, feature('accounts/login-screen')] },
    {
      screen: `/code (${language})`,
      most: 450 * KB,
      entries: [...first, ...frame, feature('qr-codes/qr-codes-screen')],
    },
  ]
})

/** Files of the entries and of everything that they import at once. */
function filesOf(manifest: Manifest, entries: string[]): string[] {
  const seen = new Set<string>()
  const visit = (key: string): void => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]
    if (!chunk) throw new Error(`the console's manifest has no ${key}: mend the entries in tools/size-budget.ts`)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  entries.forEach(visit)
  return [...new Set([...seen].flatMap((key) => [manifest[key]?.file ?? [], manifest[key]?.css ?? []].flat()))]
}

function sizeOf(file: string): number {
  return gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
}

function main(): void {
  const manifestFile = join(dist, '.vite/manifest.json')
  if (!existsSync(manifestFile)) {
    console.error('size budget: the console is not built; run `npm run build -w apps/console` first')
    process.exit(1)
  }
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  for (const { screen, most, entries } of budgets) {
    const files = filesOf(manifest, entries)
    const bytes = files.reduce((sum, file) => sum + sizeOf(file), 0)
    const over = bytes > most
    if (over) process.exitCode = 1
    const said = `${(bytes / KB).toFixed(1)} KB of ${most / KB} KB gzip, ${files.length} files`
    console.log(`size budget: ${screen} ${said}${over ? ' - OVER: load less on this screen, or load it later' : ''}`)
  }
}

main()
