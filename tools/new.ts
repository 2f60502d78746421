import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { newCall } from './new/call.ts'
import { type Change, NewError } from './new/edit.ts'
import { newModule } from './new/module.ts'
import { newScreen } from './new/screen.ts'

const USAGE = `npm run new call <module> <name>    such as: npm run new call directories archive
npm run new screen <feature>        such as: npm run new screen coupons
npm run new module <noun>           such as: npm run new module coupons`

const root = process.cwd()
const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined)

const NEXT: Record<string, string> = {
  call: 'Next: its input and output in the contract, a verb in the service, a sentence in both languages, a sample.',
  screen: 'Next: its Chinese words, and a link in apps/console/src/frame/navigation-entries.ts.',
  module:
    'Next: its columns in table.ts, then the migration, its Chinese words, its place in the order, and `new screen`.',
}

try {
  const [kind = '', ...args] = process.argv.slice(2)
  const changes = plan(kind, args)
  for (const { path, text } of changes) {
    console.log(`${read(path) === undefined ? 'made   ' : 'changed'} ${path}`)
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  spawnSync(process.execPath, [biome, 'format', '--write', ...changes.map(({ path }) => path)], { cwd: root })
  console.log(NEXT[kind])
} catch (error) {
  if (!(error instanceof NewError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

function plan(kind: string, args: string[]): Change[] {
  const [first = '', second = ''] = args
  if (!/^[a-z]+(-[a-z]+)*$/.test(first)) throw new NewError(USAGE)
  if (kind === 'call') return newCall(first, second, read)
  if (kind === 'screen') return newScreen(first, read)
  if (kind === 'module') return newModule(first, read)
  throw new NewError(USAGE)
}
