import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { allCalls, routesOf } from '@matai/contract'
import { bundleCommand } from './bundle-command.ts'
import { packageTypes } from './types.ts'

const source = join(dirname(fileURLToPath(import.meta.url)), '..')
const own = join(source, '..')

/** What the package is made of: these files without their types, and nothing of the workspace. */
const parts = ['call-error', 'create-client', 'wish-keys', 'program', 'each']

const entry = `import { programClient } from './program.js'
import { routes } from './routes.js'

export { CallError } from './call-error.js'
export { each } from './each.js'
export const createClient = (options) => programClient(routes, options)
`

/** Writes the client as a package of its own into a folder, ready for \`npm pack\`. */
export async function packClient(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const part of parts) {
    const typed = await readFile(join(source, `${part}.ts`), 'utf8')
    const plain = stripTypeScriptTypes(typed)
      .replaceAll(/(from '\.[^']*)\.ts'/g, "$1.js'")
      .replaceAll(/[ \t]+$/gm, '')
      .replaceAll(/\n{3,}/g, '\n\n')
    await writeFile(join(folder, `${part}.js`), plain)
  }
  await writeFile(join(folder, 'index.js'), entry)
  await writeFile(join(folder, 'routes.js'), `export const routes = ${JSON.stringify(routesOf(allCalls))}\n`)
  await bundleCommand(folder)
  await writeFile(join(folder, 'index.d.ts'), packageTypes())
  await writeFile(join(folder, 'package.json'), JSON.stringify(await manifest(), null, 2))
  await cp(join(own, 'README.md'), join(folder, 'README.md'))
  await cp(join(own, '..', '..', 'LICENSE'), join(folder, 'LICENSE'))
  await cp(join(own, '..', '..', 'docs', 'recipes'), join(folder, 'recipes'), { recursive: true })
}

async function manifest(): Promise<object> {
  const { name, version, license } = JSON.parse(await readFile(join(own, 'package.json'), 'utf8')) as {
    name: string
    version: string
    license: string
  }
  return {
    ...{ name, version, license, type: 'module' },
    description: 'Typed client of Matai, a console for live QR codes',
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
    bin: { matai: './matai.js' },
    engines: { node: '>=20' },
  }
}
