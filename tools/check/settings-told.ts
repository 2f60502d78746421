import type { Finding, Source } from '../structure/source.ts'

/** What the image or compose.yaml settles, so that nobody finds it in the example of values. */
const settled = ['NODE_ENV', 'HOST', 'PORT', 'WORKER_PORT', 'DATA_DIR', 'ROLE', 'DATABASE_URL']

interface Told {
  /** Where the settings are read. */
  settings: Source
  /** The page about them. */
  page: Source
  /** The values that a server in containers begins with. */
  example: Source
}

/** Every setting has a row in the page, and the example names nothing else: compose.yaml passes on whatever is in it. */
export function checkSettingsTold({ settings, page, example }: Told): Finding[] {
  const names = namesIn(settings.text.split('z.object({')[1]?.split('\n})')[0] ?? '', /^ {2}([A-Z][A-Z\d_]+):/gm)
  const told = namesIn(page.text, /`([A-Z][A-Z\d_]+)`/g)
  const given = namesIn(example.text, /^([A-Z][A-Z\d_]*)=/gm)
  const chosen = names.filter((name) => !settled.includes(name))
  return [
    ...(names.length === 0 ? [finding(settings, 'no settings are found', 'mend tools/check/settings-told.ts')] : []),
    ...without(names, told).map((name) => finding(page, `does not tell of ${name}`, 'add a row')),
    ...without(given, [...chosen, 'DATABASE_PASSWORD']).map((name) =>
      finding(example, `has ${name}, which is no setting`, 'take it out'),
    ),
  ]
}

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

const without = (names: string[], others: string[]) => names.filter((name) => !others.includes(name))

const finding = ({ path }: Source, problem: string, mend: string): Finding => ({ path, problem, mend })
