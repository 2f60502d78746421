import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Step } from './check/steps.ts'

/** What Vite says of a chunk in `.vite/manifest.json`. */
interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}
type Manifest = Record<string, Chunk>

interface Budget {
  screen: string
  /** Most bytes of scripts and styles as they are sent: compressed with Brotli when they were built. */
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
  const frame = ['src/frame/home-layout.tsx', `src/languages/${language}.ts`, feature('accounts/login-dialog')]
  return [
    { screen: `/login (${language})`, most: 250 * KB, entries: [...first, feature('accounts/login-screen')] },
    {
      screen: `/code (${language})`,
      most: 396 * KB,
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
    if (!chunk) throw new Error(`the manifest has no ${key}: mend the entries in tools/size-budget.ts`)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  entries.forEach(visit)
  return [...new Set([...seen].flatMap((key) => [manifest[key]?.file ?? [], manifest[key]?.css ?? []].flat()))]
}

const sizeOf = (file: string): number => statSync(join(dist, `${file}.br`)).size

const formDist = join(import.meta.dirname, '../apps/scan/dist/browser')
/** The types of a form with sixteen questions as shops and factories ask them: a page brings what its types need. */
const usualTypes = ['text', 'textarea', 'number', 'name', 'phone', 'date', 'radio', 'checkbox']
/** Most bytes of its script, compressed with gzip. */
const formMost = 25 * KB

/** What a page with a form loads before it can be filled in. */
function formLine(): { said: string; isOver: boolean } {
  const manifest: Manifest = JSON.parse(readFileSync(join(formDist, '.vite/manifest.json'), 'utf8'))
  const own = Object.keys(manifest).filter((key) =>
    usualTypes.some((type) => new RegExp(`/components/${type}/(fill|schema)\\.tsx?$`).test(key)),
  )
  const files = filesOf(manifest, ['src/form/browser/main.tsx', ...own])
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(formDist, file))).length, 0)
  const said = `/f (${usualTypes.length} types): ${(bytes / KB).toFixed(1)} KB of ${formMost / KB} KB in ${files.length} files`
  return { said, isOver: bytes > formMost }
}

/** What every budget's screen loads, a line each; more than its budget is a failure. */
export const budgetStep: Step = {
  name: 'size of the first load',
  async run() {
    const manifestFile = join(dist, '.vite/manifest.json')
    if (!existsSync(manifestFile)) return 'the console is not built; run npm run build -w apps/console first'
    const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
    const lines = budgets.map(({ screen, most, entries }) => {
      const files = filesOf(manifest, entries)
      const bytes = files.reduce((sum, file) => sum + sizeOf(file), 0)
      const said = `${screen}: ${(bytes / KB).toFixed(1)} KB of ${most / KB} KB in ${files.length} files`
      console.log(said)
      return bytes > most ? `${said}; load less on this screen, or load it later` : ''
    })
    const form = formLine()
    console.log(form.said)
    return [...lines, form.isOver ? `${form.said}; load less with every form, or load it later` : '']
      .filter(Boolean)
      .join('\n')
  },
}
