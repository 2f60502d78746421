import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const source = dirname(fileURLToPath(import.meta.url))
/** What of others is in the bundle, whose licences want to be told with it. */
const bundled = ['yaml', 'zod', 'i18next', 'validator']

/** Writes the command `matai` as one file that needs nothing else: the contract's schemas are in it. */
export async function bundleCommand(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'silent',
    root: join(source, '..'),
    ssr: { noExternal: true },
    build: {
      ...{ ssr: join(source, '../folder/main.ts'), outDir: folder, emptyOutDir: false, target: 'node20', minify: true },
      rolldownOptions: { output: { entryFileNames: 'matai.js', codeSplitting: false } },
    },
  })
  const notices = await Promise.all(bundled.map(noticeOf))
  await writeFile(join(folder, 'NOTICES'), notices.join('\n\n'))
}

async function noticeOf(name: string): Promise<string> {
  const home = join(source, '../../../../node_modules', name)
  return `${name}\n\n${await readFile(join(home, 'LICENSE'), 'utf8')}`
}
