import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkStructure } from '../structure/structure.ts'
import { newCall } from './call.ts'
import { addImport, addToBlock, type Change } from './edit.ts'
import { newModule } from './module.ts'
import { newScreen } from './screen.ts'
import { wordsOf } from './words.ts'

// The real tree, so that a change of the house that leaves a recipe behind fails here.
const root = join(import.meta.dirname, '../..')
const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined)

const textOf = (changes: Change[], path: string) => changes.find((change) => change.path === path)?.text ?? ''

function expectInOrder(changes: Change[]) {
  const order = JSON.parse(textOf(changes, 'tools/order.json') || (read('tools/order.json') ?? ''))
  const sources = changes.filter(({ path }) => /\.tsx?$/.test(path))
  expect(checkStructure(sources, order)).toEqual([])
}

it('spells a noun in every way that the templates need', () => {
  expect(wordsOf('group-codes')).toEqual({
    noun: 'group-codes',
    nouns: 'groupCodes',
    Nouns: 'GroupCodes',
    one: 'groupCode',
    One: 'GroupCode',
    kebab: 'group-code',
    table: 'group_code',
    words: 'group codes',
    Words: 'Group codes',
  })
  expect(['batches', 'directories', 'statuses'].map((noun) => wordsOf(noun).one)).toEqual([
    'batch',
    'directory',
    'status',
  ])
})

describe('a new call', () => {
  it('stands in the contract, the handlers, the phrases and the samples', () => {
    const changes = newCall('directories', 'archive', read)
    expect(textOf(changes, 'packages/contract/src/directories.ts')).toContain("'/qruser/console/directories/archive'")
    expect(textOf(changes, 'apps/server/src/modules/directories/calls.ts')).toContain('archive: async () => ({}),')
    expect(textOf(changes, 'packages/i18n/src/en/calls.ts')).toContain('directories_archive')
    expect(textOf(changes, 'apps/server/src/testing/samples.ts')).toContain("'directories.archive': () => ({}),")
    expectInOrder(changes)
  })
  it('is refused where there is one of its name', () => {
    expect(() => newCall('directories', 'rename', read)).toThrow('already')
  })
  it('is refused for a module that does not exist', () => {
    expect(() => newCall('parrots', 'feed', read)).toThrow('does not exist')
  })
})

it('makes a list with drawer, deletion and test, route, address and phrases', () => {
  const changes = newScreen('parrots', read)
  expect(textOf(changes, 'apps/console/src/features/parrots/parrots-screen.tsx')).toContain('function ParrotsScreen')
  expect(textOf(changes, 'apps/console/src/features/parrots/parts/parrot-drawer.tsx')).toContain('client.parrots.save')
  expect(textOf(changes, 'apps/console/src/features/parrots/parrots-screen.test.tsx')).toContain("call('del')")
  expect(textOf(changes, 'apps/console/src/routes.tsx')).toMatch(
    /\n {6}framed\('parrots', .*'ParrotsScreen'\),\n {4}\]/,
  )
  expect(textOf(changes, 'apps/console/src/route-table.ts')).toContain(
    "parrots: { path: '/parrots', words: business },",
  )
  expect(textOf(changes, 'packages/i18n/src/zh/business.ts')).toContain("from './parrots.ts'")
  expectInOrder(changes)
})

it('makes a module with table, store, service, calls and wiring', () => {
  const changes = newModule('parrots', read)
  expect(changes.map(({ path }) => path)).toContain('apps/server/src/modules/parrots/table.ts')
  expect(textOf(changes, 'packages/contract/src/contract.ts')).toContain('parrots: parrotCalls,')
  expect(textOf(changes, 'apps/server/src/wiring/modules.ts')).toContain('createParrots({ database, audit })')
  expect(textOf(changes, 'apps/server/src/testing/samples.ts')).toContain(
    "'parrots.del': (own) => ({ id: own.parrot })",
  )
  expect(textOf(changes, 'packages/contract/src/gates.fixture.ts')).toContain("'parrots.save',")
  expect(textOf(changes, 'packages/i18n/src/zh/audit.ts')).toContain('parrot_removed:')
  expect(textOf(changes, 'apps/server/src/wiring/calls.ts')).toContain('...parrotCalls(parrots)')
  expect(textOf(changes, 'apps/server/src/wiring/carried.ts')).toContain('...carriedParrots,')
  expect(JSON.parse(textOf(changes, 'tools/order.json')).modules).toContain('parrots')
  expectInOrder(changes)
})

describe('edits', () => {
  it('add a line to a block, with a comma where one is missing', () => {
    expect(addToBlock('const a = {\n  b: 1\n}', 'const a', '\n}', '  c: 2,', 'a.ts')).toBe(
      'const a = {\n  b: 1,\n  c: 2,\n}',
    )
  })
  it('say what to do by hand when the place is gone', () => {
    expect(() => addToBlock('', 'const a', '\n}', '  c: 2,', 'a.ts')).toThrow('add this by hand: c: 2,')
  })
  it('put an import where its path stands in the alphabet', () => {
    const text = "import { a } from './a.ts'\nimport { c } from './c.ts'\n"
    expect(addImport(text, "import { b } from './b.ts'")).toBe(
      "import { a } from './a.ts'\nimport { b } from './b.ts'\nimport { c } from './c.ts'\n",
    )
  })
})
