import { expect, it } from 'vitest'
import { checkPhrasesLoaded } from './phrases-loaded.ts'

const spoken = {
  domains: { first: ['app'], screens: ['qrCodes'], design: ['styles'], docs: ['docs'] },
  isPhrase: (key: string) => /^(app|qrCodes|styles|docs)\.(\w+)?$/.test(key),
  exportsOf: () => ({ './editor': './src/editor.tsx' }),
}
const table = `export const routeTable = {
  login: { path: '/login', bare: true },
  qrCodes: { path: '/code' },
  beauty: { path: '/beauty', words: design },
} as const`
const route = (name: string) =>
  `export const router = [\n  framed('${name}', () => import('./features/one/one-screen.tsx'), 'OneScreen'),\n]`

/** What is found when the only screen of a console has these files. */
function found(name: string, files: Record<string, string>): string[] {
  const paths = { 'route-table.ts': table, 'routes.tsx': route(name), ...files }
  const sources = Object.entries(paths).map(([path, text]) => ({
    path: path.startsWith('packages/') ? path : `apps/console/src/${path}`,
    text,
  }))
  return checkPhrasesLoaded(sources, spoken).map(({ path, problem }) => `${path.split('/').at(-1)} ${problem}`)
}

const screen = (text: string) => ({ 'features/one/one-screen.tsx': text })
const says = (key: string) => screen(`export function OneScreen() {\n  return t('${key}')\n}`)

it('a screen says what its line in the table loads, and no more', () => {
  expect(found('beauty', says('styles.name'))).toEqual([])
  expect(found('qrCodes', says('qrCodes.name'))).toEqual([])
  expect(found('login', says('app.name'))).toEqual([])
  expect(found('qrCodes', says('styles.name'))).toEqual([
    'one-screen.tsx says styles.…, whose words the screen qrCodes has not loaded',
  ])
  expect(found('login', says('qrCodes.name'))).toHaveLength(1)
  expect(found('qrCodes', screen('export const OneScreen = () => t(`styles.kind_${kind}`)'))).toHaveLength(1)
})

it('what it takes from other files counts, and nothing that it leaves there', () => {
  const files = {
    'features/two/public.tsx': `export { One } from './one.tsx'\nexport { Two } from './two.tsx'`,
    'features/two/one.tsx': `export const One = () => t('qrCodes.one')\n\nexport const Other = () => t('styles.other')`,
    'features/two/two.tsx': `export const Two = () => words\n\nconst words = t('styles.two')`,
  }
  const taking = (name: string) =>
    screen(`import { ${name} } from '../two/public.tsx'\n\nexport const OneScreen = () => ${name}()`)
  expect(found('qrCodes', { ...taking('One'), ...files })).toEqual([])
  expect(found('qrCodes', { ...taking('Two'), ...files })).toHaveLength(1)
  const editor = { 'packages/content/src/editor.tsx': "export const Editor = () => t('styles.name')" }
  const shown = "import { Editor } from '@matai/content/editor'\n\nexport const OneScreen = Editor"
  expect(found('qrCodes', { ...screen(shown), ...editor })).toHaveLength(1)
})

it('what is loaded later counts with the words that are waited for beside it', () => {
  const studio = { 'features/one/studio.tsx': "export const Studio = () => t('styles.name')" }
  const lazily = (body: string) => ({ ...screen(`export const OneScreen = ${body}`), ...studio })
  const plain = "lazy(async () => ({ default: (await import('./studio.tsx')).Studio }))"
  expect(found('qrCodes', lazily(plain))).toHaveLength(1)
  const beside = "lazy(async () => {\n  await Promise.all([import('./studio.tsx'), wantPhrases('design')])\n})"
  expect(found('qrCodes', lazily(beside))).toEqual([])
  const list = (first: string, second: string) => `[\n  { ${first} },\n  { ${second} },\n]`
  const loads = "Screen: tab(() => import('./studio.tsx'))"
  expect(found('qrCodes', lazily(list("words: () => wantPhrases('design')", loads)))).toHaveLength(1)
  expect(found('qrCodes', lazily(list('key: 1', `words: () => wantPhrases('design'), ${loads}`)))).toEqual([])
})
