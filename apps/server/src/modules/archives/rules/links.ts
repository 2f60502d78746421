import type { PhraseKey } from '@matai/i18n'
import { webAddress } from '@matai/rules/web-address'

/** A code that somebody had elsewhere. */
export interface Listed {
  row: number
  name: string
  /** Names from the top down. */
  directory: string[]
  /** Where it led; null: it showed `text`. */
  target: string | null
  text: string
}

interface Fault {
  row: number
  phrase: PhraseKey
}

export interface ListedRow {
  row: number
  cells: string[]
}

const nameMax = 100
const directoryNameMax = 40
/** Levels that directories have here. */
const depthMax = 5

/** What columns are called in lists of others; the first that fits counts. */
const headings = {
  link: [
    'longurl',
    'longlink',
    'url',
    'link',
    'target',
    'destination',
    'content',
    '链接',
    '网址',
    '跳转链接',
    '内容',
    '目标网址',
  ],
  name: ['title', 'name', 'codename', '名称', '标题', '码名称', '活码名称'],
  directory: ['directory', 'folder', 'group', 'category', 'tags', '目录', '分组', '文件夹', '分类', '标签'],
  word: ['keyword', 'shortcode', 'slug', 'shorturl', 'number', 'code', '短码', '编号', '短链接', '码编号'],
} as const
type Column = keyof typeof headings

const plain = (heading: string) => heading.toLowerCase().replace(/[\s_\-.]/g, '')

function columnsOf(first: readonly string[]): Partial<Record<Column, number>> | undefined {
  const cells = first.map(plain)
  const found: Partial<Record<Column, number>> = {}
  for (const [column, names] of Object.entries(headings) as [Column, readonly string[]][]) {
    const at = names.map((name) => cells.indexOf(name)).find((place) => place >= 0)
    if (at !== undefined) found[column] = at
  }
  return found.link === undefined ? undefined : found
}

/** The last part of a short address: what people know it by. */
const wordIn = (word: string) => word.trim().split('/').filter(Boolean).at(-1) ?? ''

/** Live codes in the rows of a list, and rows that are none. Without headings: name, link, directory. */
export function readListed(rows: readonly ListedRow[]): { good: Listed[]; faults: Fault[] } {
  const columns = rows[0] && columnsOf(rows[0].cells)
  const at = columns ?? { name: 0, link: 1, directory: 2 }
  const good: Listed[] = []
  const faults: Fault[] = []
  for (const { row, cells } of columns ? rows.slice(1) : rows) {
    const of = (column: Column) => (at[column] === undefined ? '' : (cells[at[column]] ?? '').trim())
    const text = of('link')
    if (text === '') {
      faults.push({ row, phrase: 'codeImports.noLink' })
      continue
    }
    const isAddress = /^[a-z][a-z0-9+.-]*:/i.test(text)
    const target = webAddress(text)
    if (isAddress && target === null) {
      faults.push({ row, phrase: 'codeImports.badLink' })
      continue
    }
    const word = wordIn(of('word'))
    const title = of('name') || word || (target === null ? text : new URL(target).host)
    const name = word && title !== word ? `${title.slice(0, nameMax - word.length - 3)} (${word})` : title
    const directory = of('directory')
      .split(/[/>|,]/)
      .map((part) => part.trim().slice(0, directoryNameMax))
      .filter(Boolean)
      .slice(0, depthMax)
    good.push({ row, name: name.slice(0, nameMax), directory, target, text })
  }
  return { good, faults }
}

/** Rows in what YOURLS and Shlink give out as JSON; undefined when it is neither. */
export function rowsInJson(text: string): ListedRow[] | undefined {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    return undefined
  }
  const list = linksIn(read)
  if (!list) return undefined
  const rows = list.map((one, place) => ({
    row: place + 1,
    cells: [
      textOf(one.longUrl ?? one.url ?? one.long_url),
      textOf(one.title),
      textOf(Array.isArray(one.tags) ? one.tags[0] : undefined),
      textOf(one.shortCode ?? one.keyword ?? one.shorturl ?? one.shortUrl),
    ],
  }))
  return [{ row: 0, cells: ['url', 'title', 'tags', 'keyword'] }, ...rows]
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** `{ shortUrls: { data: […] } }` of Shlink, `{ links: { link_1: … } }` of YOURLS, or a plain list. */
function linksIn(read: unknown): Record<string, unknown>[] | undefined {
  if (Array.isArray(read)) return read.filter(isRecord)
  if (!isRecord(read)) return undefined
  const inner = read.shortUrls ?? read.links ?? read.data
  if (Array.isArray(inner)) return inner.filter(isRecord)
  if (!isRecord(inner)) return undefined
  return Array.isArray(inner.data) ? inner.data.filter(isRecord) : Object.values(inner).filter(isRecord)
}
