import { describe, expect, it } from 'vitest'
import type { Order, Source } from './source.ts'
import { checkStructure } from './structure.ts'

const order: Order = {
  packages: [['i18n', 'qr'], ['contract'], ['client'], ['server', 'console']],
  modules: ['accounts', 'files', 'qr-codes', 'scan'],
  tables: { 'qr-codes': ['files'] },
}

const problemsOf = (path: string, text = '') =>
  checkStructure([{ path, text }] satisfies Source[], order).map(({ problem }) => problem)

const MODULE = 'apps/server/src/modules/qr-codes'
const FEATURE = 'apps/console/src/features/qr-codes'

it('is content with a house in order', () => {
  const text = "import { Files } from '../../files/service.ts'\nimport { contract } from '@matai/contract'\n"
  expect(problemsOf(`${MODULE}/service/save.ts`, text)).toEqual([])
})

describe('names', () => {
  it.each(['packages/qr/src/drawCode.ts', 'packages/qr/src/Eyes/round.ts'])('wants kebab-case: %s', (path) => {
    expect(problemsOf(path)[0]).toMatch('kebab-case')
  })
  it.each(['packages/qr/src/utils.ts', 'apps/console/src/helpers/format.ts', 'packages/qr/src/draw-2.ts'])(
    'wants a name that says what is inside: %s',
    (path) => expect(problemsOf(path)[0]).toMatch('does not say'),
  )
})

it('wants a part to be a file or a folder', () => {
  const problems = (...paths: string[]) =>
    checkStructure(
      paths.map((path) => ({ path, text: '' })),
      order,
    ).map(({ path }) => path)
  expect(problems(`${MODULE}/rules.ts`, `${MODULE}/rules/expiry.ts`)).toEqual([`${MODULE}/rules.ts`])
  expect(problems(`${MODULE}/rules/codes.ts`, `${MODULE}/rules/expiry.ts`)).toEqual([])
})

it('wants at most 400 lines', () => {
  expect(problemsOf('packages/qr/src/draw.ts', 'x\n'.repeat(400))).toEqual([])
  expect(problemsOf('packages/qr/src/draw.ts', 'x\n'.repeat(401))).toEqual(['401 lines, at most 400'])
})

describe('exports', () => {
  it('wants names, except in configuration', () => {
    expect(problemsOf('packages/qr/src/draw.ts', 'export default function draw() {}')).toHaveLength(1)
    expect(problemsOf('apps/console/vite.config.ts', 'export default {}')).toEqual([])
  })
  it('knows barrels only as the door of a package', () => {
    expect(problemsOf('packages/qr/src/index.ts', "export * from './draw.ts'")).toEqual([])
    expect(problemsOf('packages/qr/src/draw.ts', "export * from './eyes.ts'")).toHaveLength(1)
  })
})

describe('packages', () => {
  it.each([
    ['packages/contract/src/call.ts', '@matai/client'],
    ['packages/i18n/src/zh.ts', '@matai/qr'],
    ['apps/console/src/main.tsx', '@matai/server'],
    ['apps/console/src/main.tsx', '@matai/unheard'],
  ])('%s may not import %s', (path, from) => {
    expect(problemsOf(path, `import { x } from '${from}'`)).toHaveLength(1)
  })
  it('are entered by their door', () => {
    expect(problemsOf('apps/console/src/main.tsx', "import { x } from '../../../packages/qr/src/draw.ts'")).toEqual([
      'reaches into packages/qr/src/draw.ts',
    ])
  })
})

describe('modules', () => {
  it.each(['model.ts', 'calls/save.ts', 'service/save/deep.ts'])('have no file %s', (file) => {
    expect(problemsOf(`${MODULE}/${file}`)).toEqual([`"${file}" is no file of a module`])
  })
  it('let tests and fixtures lie beside the files', () => {
    expect(problemsOf(`${MODULE}/save.db.test.ts`)).toEqual([])
  })
  it.each([
    ['calls.ts', "import { find } from './store.ts'", 'calls imports its own store'],
    ['rules.ts', "import { save } from './service.ts'", 'rules imports its own service'],
    ['service.ts', "import { find } from '../files/store.ts'", "service imports the files module's store"],
    ['service.ts', "import { visit } from '../scan/service.ts'", 'qr-codes imports scan, which comes later'],
    ['store.ts', "import { user } from '../accounts/table.ts'", 'qr-codes reads the table of accounts'],
    ['service.ts', "import { app } from '../../app.ts'", 'a module imports apps/server/src/app.ts'],
    ['service.ts', "const later = await import('../scan/service.ts')", 'qr-codes imports scan, which comes later'],
  ])('%s: %s', (file, text, problem) => {
    expect(problemsOf(`${MODULE}/${file}`, text)).toEqual([problem])
  })
  it('read the tables of others only where they did, and refer to them in their own', () => {
    expect(problemsOf(`${MODULE}/store/list.ts`, "import { file } from '../../files/table.ts'")).toEqual([])
    expect(problemsOf(`${MODULE}/table.ts`, "import { user } from '../accounts/table.ts'")).toEqual([])
  })
  it('may name the types of their own files', () => {
    expect(problemsOf(`${MODULE}/calls.ts`, "import type { Row } from './store.ts'")).toEqual([])
  })
  it('need a place in the order', () => {
    expect(problemsOf('apps/server/src/modules/parrots/calls.ts')).toEqual(['the module parrots has no place'])
  })
  it('are unknown to the platform', () => {
    const text = "import { find } from '../../modules/files/store.ts'"
    expect(problemsOf('apps/server/src/platform/http/gate.ts', text)).toHaveLength(1)
  })
})

it('lets only stores, tables and the platform speak SQL', () => {
  const text = "import { sql } from 'drizzle-orm'\n"
  expect(problemsOf(`${MODULE}/service.ts`, text)).toEqual(['speaks SQL through drizzle-orm'])
  expect(problemsOf('apps/server/src/demo/add-demo.ts', text)).toHaveLength(1)
  for (const path of [`${MODULE}/store.ts`, `${MODULE}/store/list.ts`, `${MODULE}/table.ts`]) {
    expect(problemsOf(path, text)).toEqual([])
  }
  expect(problemsOf('apps/server/src/platform/db/migrate.ts', text)).toEqual([])
})

it('knows whose a table is that a statement names as text', () => {
  const table = (noun: string, name: string) => ({
    path: `apps/server/src/modules/${noun}/table.ts`,
    text: `export const one = pgTable(\n  '${name}',\n`,
  })
  const sources = [table('files', 'file'), table('accounts', 'user'), table('qr-codes', 'qr_code')]
  const of = (said: string, path = `${MODULE}/store/list.ts`) =>
    checkStructure([...sources, { path, text: `const find = () => sql\`${said}\`\n` }], order).map(
      ({ problem }) => problem,
    )
  expect(of('select 1 from qr_code join "user" on true')).toEqual(['qr-codes speaks SQL about a table of accounts'])
  expect(of('select 1 from qr_code join file on true')).toEqual([])
  expect(of('delete from "user"', `${MODULE}/store.db.test.ts`)).toEqual([])
})

describe('features', () => {
  it.each([
    ["import { Part } from '../files/parts/list.tsx'", 'reaches into files/parts/list.tsx'],
    ["import { Part } from '../scan/public.tsx'", 'qr-codes imports scan, which comes later'],
  ])('%s', (text, problem) => {
    expect(problemsOf(`${FEATURE}/qr-codes-screen.tsx`, text)).toEqual([problem])
  })
  it('enter earlier ones by their door', () => {
    expect(problemsOf(`${FEATURE}/qr-codes-screen.tsx`, "import { Part } from '../files/public.tsx'")).toEqual([])
  })
  it('are unknown to the kit', () => {
    const text = "import { Part } from '../features/files/public.tsx'"
    expect(problemsOf('apps/console/src/ui/list.tsx', text)).toHaveLength(1)
  })
})

describe('ports', () => {
  it('are answered in handlers only, and of earlier modules', () => {
    const files = "import { fileParts } from '../files/ports.ts'"
    expect(problemsOf(`${MODULE}/handlers.ts`, files)).toEqual([])
    expect(problemsOf(`${MODULE}/service.ts`, files)).toEqual(["service imports the files module's ports"])
    expect(problemsOf(`${MODULE}/handlers.ts`, "import { pages } from '../scan/ports.ts'")).toEqual([
      'qr-codes imports scan, which comes later',
    ])
    expect(problemsOf(`${MODULE}/service.ts`, "import { codeNumbers } from './ports.ts'")).toEqual([])
  })
  it('stand in place of functions that the wiring hands to earlier modules', () => {
    const wiring = 'apps/server/src/wiring/modules.ts'
    const handed = "import { createFiles, numbersOf } from '../modules/files/service/files.ts'\n"
    expect(problemsOf(wiring, handed)).toEqual(['hands the function numbersOf around'])
    const made = '\n  const files = createFiles({ of: () => scans.of() })\n  const scans = createScans({ files })\n'
    expect(problemsOf(wiring, made)).toEqual(['reaches ahead to scans'])
    expect(
      problemsOf(wiring, '\n  const files = createFiles({})\n  const scans = createScans({ of: files.of })\n'),
    ).toEqual([])
  })
})

it('wants dialogs and drawers of the kit', () => {
  const text = "import { Button, Modal } from 'antd'"
  expect(problemsOf(`${FEATURE}/parts/ask.tsx`, text)).toEqual(['sets up a Modal of the library'])
  const number = "import { InputNumber } from 'antd'"
  expect(problemsOf(`${FEATURE}/parts/ask.tsx`, number)).toEqual(['sets up a InputNumber of the library'])
  expect(problemsOf('apps/console/src/ui/dialog.tsx', text)).toEqual([])
})

it('wants a kit that says no noun', () => {
  const ui = 'apps/console/src/ui/save-bar.tsx'
  expect(problemsOf(ui, "t('qrCodes.save')")).toEqual(['the kit says qrCodes.save'])
  expect(problemsOf(ui, "t(kept ? 'forms.kept' : 'app.lost')")).toEqual(['the kit says forms.kept'])
  expect(problemsOf(ui, "t('app.save')")).toEqual([])
  expect(problemsOf(`${FEATURE}/parts/bar.tsx`, "t('qrCodes.save')")).toEqual([])
})

it('sees imports over several lines and exports from elsewhere', () => {
  const text = "import {\n  visit,\n} from '../scan/service.ts'\nexport { visit } from '../scan/service.ts'\n"
  expect(problemsOf(`${MODULE}/service.ts`, text)).toHaveLength(2)
})

describe('kinds', () => {
  const schema = { path: 'packages/content/src/link-button/schema.ts', text: "block('linkButton', {})" }
  const file = { path: 'packages/content/src/file/schema.ts', text: "block('file', {})" }
  const import_ = "import { Block } from '@matai/content/schema'\n"
  const of = (path: string, text: string) =>
    checkStructure([schema, file, { path, text }], { ...order, packages: [['content'], ['server']] }).map(
      ({ problem }) => problem,
    )
  it.each([
    "if (block.type === 'file') x()",
    "switch (type) { case 'file': }",
    "const block = { type: 'file' }",
    "let one: BlockOf<'file'>",
  ])('are named in their folders only: %s', (text) => {
    expect(of('apps/server/src/demo/add-demo.ts', import_ + text)).toEqual(['names the block type "file"'])
    expect(of('packages/content/src/file/view.tsx', import_ + text)).toEqual([])
    // Where nobody speaks of blocks it is another word.
    expect(of('apps/server/src/demo/add-demo.ts', text)).toEqual([])
  })
  it('with a word of two parts are named nowhere else', () => {
    expect(of('apps/server/src/demo/add-demo.ts', "x({ type: 'linkButton' })")).toHaveLength(1)
    expect(of('apps/server/src/demo/add-demo.ts', "type Needs = Pick<Parts, 'linkButton'>")).toEqual([])
  })
})

it('lets no screen work out what a tier has', () => {
  const path = 'apps/console/src/features/files/parts/pick.tsx'
  expect(problemsOf(path, 'const has = user.vipLevel >= 2\n')).toEqual(['works out by itself what a tier has'])
  expect(problemsOf(path, "import { features } from 'virtual:contract-constants'\n")).toHaveLength(1)
  expect(problemsOf(path, "const has = useUser().tier.has.includes('mediaExport')\n")).toEqual([])
})

it('lets no file of the console be imported for what it does by being loaded', () => {
  const path = 'apps/console/src/features/files/parts/pick.tsx'
  expect(problemsOf(path, "import { Bar } from './bar.tsx'\nimport './setup.ts'\n")).toEqual([
    'imports ./setup.ts for what it does by being loaded, which the build leaves out',
  ])
  expect(problemsOf(path, "import './pick.css'\nimport 'dayjs/locale/zh-cn'\n")).toEqual([])
})

describe('the log of an account', () => {
  const calls: Source = {
    path: `${MODULE}/calls.ts`,
    text: '    rename: (input, context) => codes.rename(input, context),\n',
  }
  const service = (...lines: string[]): Source => ({
    path: `${MODULE}/service/rename.ts`,
    text: [
      'export function createRename({ database, audit }: Parts) {',
      "  const remember = audit.on('qrCode')",
      '  return {',
      ...lines,
      '  }',
      '}',
      '',
    ].join('\n'),
  })
  const problems = (...sources: Source[]) => checkStructure(sources, order).map(({ problem }) => problem)
  const rename = '    rename: (id: string, by: Author) => database.transact(by.accountId, (tx) => change(tx, id)),'

  it('has what a call changes, told by the verb or by what it calls', () => {
    const told = ['    async function change(tx: Tx, id: string) {', '      await remember(tx, id)', '    },']
    expect(problems(calls, service(rename, ...told))).toEqual([])
    expect(problems(calls, service(rename))).toEqual(['rename changes something that the log does not tell'])
  })
  it('takes what a map is told for no deed of the same name', () => {
    const set = ['    set: (id: string, by: Author) => database.transact(by.accountId, () => remember(id)),']
    const change = [
      '    async function change(tx: Tx, id: string) {',
      '      const kept = new Map()',
      '      kept.set(id)',
      '    },',
    ]
    expect(problems(calls, service(rename, ...set, ...change))).toEqual([
      'rename changes something that the log does not tell',
    ])
  })
  it('asks for no entry where there is a reason, or where no call leads', () => {
    expect(problems(calls, service('    /** Unlogged: nobody sees it. */', rename))).toEqual([])
    expect(problems(service(rename))).toEqual([])
  })
  it('knows writes beside a transaction', () => {
    const store: Source = {
      path: `${MODULE}/store/names.ts`,
      text: 'export async function setName(tx: Tx, id: string) {\n  await tx.update(qrCode).set({ id })\n}\n',
    }
    const beside = service('    rename: (id: string) => setName(database.tx, id),')
    expect(problems(calls, store, beside)).toEqual(['rename changes something that the log does not tell'])
    expect(problems(calls, store, service('    rename: (id: string) => getName(database.tx, id),'))).toEqual([])
  })
})

describe('rings', () => {
  const ring: Source[] = [
    { path: 'packages/qr/src/draw.ts', text: "import { fit } from './fit.ts'\n" },
    { path: 'packages/qr/src/fit.ts', text: "import type { Drawn } from './round.ts'\n" },
    { path: 'packages/qr/src/round.ts', text: "import { draw } from './draw.ts'\n" },
  ]
  it('refuses files that import themselves, over types as well', () => {
    expect(checkStructure(ring, order).map(({ problem }) => problem)).toEqual([
      'imports itself over packages/qr/src/fit.ts, packages/qr/src/round.ts',
    ])
    expect(checkStructure(ring.slice(1), order)).toEqual([])
  })
})
