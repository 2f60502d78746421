import { type Finding, type Import, importsOf, isTest, type Order, type Rule, targetOf } from './source.ts'

const MODULE = /^apps\/server\/src\/modules\/([^/]+)\/(.+)$/

type Kind = 'calls' | 'handlers' | 'route' | 'service' | 'rules' | 'store' | 'table' | 'jobs' | 'events' | 'ports'

const KINDS: Kind[] = ['calls', 'handlers', 'route', 'service', 'rules', 'store', 'table', 'jobs', 'events', 'ports']

/** Only these may be folders, with one file for a verb or a part. */
const FOLDERS: Kind[] = ['service', 'store', 'rules', 'table']

/** What each kind may import of its own module, and of earlier ones. Own types are free: the compiler erases them. */
const MAY_IMPORT: Record<Kind, { own: Kind[]; earlier: Kind[] }> = {
  calls: { own: ['service', 'rules'], earlier: ['service', 'rules'] },
  // Only here a module answers what an earlier one asks.
  handlers: { own: ['service', 'jobs', 'events'], earlier: ['events', 'ports', 'service'] },
  route: { own: ['service', 'rules'], earlier: ['service', 'rules'] },
  service: { own: ['service', 'rules', 'store', 'events', 'jobs', 'ports'], earlier: ['service', 'rules', 'events'] },
  rules: { own: ['rules'], earlier: ['rules'] },
  store: { own: ['store', 'table', 'rules'], earlier: ['table', 'rules'] },
  table: { own: ['rules'], earlier: ['table'] },
  jobs: { own: [], earlier: [] },
  events: { own: [], earlier: [] },
  ports: { own: [], earlier: [] },
}

/** Server modules: a closed set of file names, imports that go down, and an order of nouns. */
export const modules: Rule = ({ path, text }, order) => {
  const [, noun = '', rest = ''] = MODULE.exec(path) ?? []
  if (!noun || isTest(path)) return []
  if (!order.modules.includes(noun)) {
    return [{ path, problem: `the module ${noun} has no place`, mend: 'add it to "modules" in tools/order.json' }]
  }
  const kind = kindOf(rest)
  if (!kind) {
    const mend = `use ${KINDS.join(', ')}, or a file in ${FOLDERS.map((folder) => `${folder}/`).join(', ')}`
    return [{ path, problem: `"${rest}" is no file of a module`, mend }]
  }
  return importsOf(text).flatMap((one) => checkImport(path, noun, kind, one, order))
}

function checkImport(path: string, noun: string, kind: Kind, { from, typeOnly }: Import, order: Order): Finding[] {
  const target = targetOf(path, from)
  if (target === undefined) return []
  const [, otherNoun, otherRest = ''] = MODULE.exec(target) ?? []
  if (!otherNoun) return checkOutside(path, target)

  const otherKind = kindOf(otherRest)
  const isOwn = otherNoun === noun
  if (!isOwn && order.modules.indexOf(otherNoun) > order.modules.indexOf(noun)) {
    const mend = `let ${noun} announce an event that ${otherNoun} hears, ask a port that it answers, or settle the order in tools/order.json`
    return [{ path, problem: `${noun} imports ${otherNoun}, which comes later`, mend }]
  }
  if (!isOwn && kind === 'store' && otherKind === 'table' && !order.tables?.[noun]?.includes(otherNoun)) {
    const mend = `let the service of ${otherNoun} answer; what stands is in "tables" of tools/order.json and grows no more`
    return [{ path, problem: `${noun} reads the table of ${otherNoun}`, mend }]
  }
  const allowed = MAY_IMPORT[kind][isOwn ? 'own' : 'earlier']
  if (!otherKind || allowed.includes(otherKind) || (isOwn && typeOnly)) return []
  const whose = isOwn ? 'its own' : `the ${otherNoun} module's`
  const mend = allowed.length ? `go through ${allowed.join(' or ')}` : 'keep it to definitions'
  return [{ path, problem: `${kind} imports ${whose} ${otherKind}`, mend }]
}

function checkOutside(path: string, target: string): Finding[] {
  if (target.startsWith('apps/server/src/platform/') || !target.startsWith('apps/server/')) return []
  return [{ path, problem: `a module imports ${target}`, mend: 'modules know platform/ and modules, nothing above' }]
}

function kindOf(rest: string): Kind | undefined {
  const [first = '', ...deeper] = rest.split('/')
  const kind = KINDS.find((one) => one === first.replace(/\.ts$/, ''))
  const fits = first.endsWith('.ts') ? deeper.length === 0 : deeper.length === 1 && FOLDERS.some((one) => one === first)
  return fits ? kind : undefined
}
