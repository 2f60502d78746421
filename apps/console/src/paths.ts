import { routeTable, type RouteTable, type ScreenName } from './route-table.ts'

type Part = string | number
/** One for each part of an address that stands for something. */
type PartsOf<Path extends string> = Path extends `${string}$${infer Rest}` ? [Part, ...PartsOf<Rest>] : []
type LinkTo<Path extends string> = PartsOf<Path> extends [] ? Path : (...parts: PartsOf<Path>) => string
type Links = { [Name in ScreenName]: LinkTo<RouteTable[Name]['path']> }

const linkTo = (path: string) =>
  path.includes('$')
    ? (...parts: Part[]) => path.replaceAll(/\$\w+/g, () => encodeURIComponent(parts.shift() ?? ''))
    : path

const links = Object.fromEntries(Object.entries(routeTable).map(([name, { path }]) => [name, linkTo(path)])) as Links

/** Every address that the console leads to; links and redirects are made here and nowhere else. */
export const paths = {
  ...links,
  home: '/',
  /** A code's page, or a tab of it (code-slots.ts). */
  qrCode: (id: string, tab = '') => (tab ? links.qrCodeTab(id, tab) : links.qrCode(id)),
  terms: '/about#terms',
  privacy: '/about#privacy',
  outboxMessages: '/dev/outbox.json',
  openApi: '/openapi.json',
} as const
