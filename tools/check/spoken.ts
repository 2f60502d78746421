import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { zh } from '@matai/i18n/zh'
import type { Spoken } from './phrases-loaded.ts'

type Phrases = Record<string, Record<string, string>>

/** The phrases as the console loads them: `languages/zh.ts` for every screen, a file beside it for each bundle. */
export async function spokenOf(root: string, files: string[]): Promise<Spoken> {
  const bundles = files.flatMap((file) => {
    const name = /^apps\/console\/src\/languages\/zh(?:-(\w+))?\.ts$/.exec(file)
    return name ? [{ file, bundle: name[1] ?? 'screens' }] : []
  })
  const domains = await Promise.all(
    bundles.map(async ({ file, bundle }) => {
      // The words of the component library, which stand in one of the files, are not needed for this.
      const from = /export \{ (\w+) as phrases \} from '@matai\/i18n\/([\w/-]+)'/.exec(
        readFileSync(join(root, file), 'utf8'),
      )
      const phrases: Phrases = from
        ? (await import(`@matai/i18n/${from[2]}`))[from[1] ?? '']
        : (await import(join(root, file))).phrases
      return [bundle, Object.keys(phrases)]
    }),
  )
  const keys = new Set(
    Object.entries(zh).flatMap(([domain, phrases]) => [
      `${domain}.`,
      ...Object.keys(phrases).map((key) => `${domain}.${key.replace(/_(one|other)$/, '')}`),
    ]),
  )
  return {
    domains: Object.fromEntries(domains),
    isPhrase: (key) => keys.has(key),
    exportsOf: (name) => exportsOf(root, name),
  }
}

/** What the contract says comes from the server: its schemas are not loaded by the browser. */
function exportsOf(root: string, name: string): Record<string, string> {
  const file = join(root, 'packages', name, 'package.json')
  return name === 'contract' || !existsSync(file) ? {} : (JSON.parse(readFileSync(file, 'utf8')).exports ?? {})
}
