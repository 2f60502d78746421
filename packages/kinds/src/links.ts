import { escapedHtml } from '@matai/rules/variable-text'
import { mapFields, type Path, placesOf, type Schema } from './walk.ts'

/** A link as cleaned rich text writes it; anything else that looks like one is written with entities there. */
const written = /<a href="([^"]*)"/g

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }
const plain = (text: string) => text.replaceAll(/&(amp|lt|gt|quot);/g, (whole, name: string) => entities[name] ?? whole)

/** Where the links of cleaned rich text lead, in its order. */
export function linksIn(html: string): string[] {
  return html.includes('href') ? [...html.matchAll(written)].map(([, href = '']) => plain(href)) : []
}

/** Cleaned rich text in which some links are words and nothing more. */
export function withoutLinks(html: string, isUnwanted: (address: string) => boolean): string {
  return html.replaceAll(written, (whole, href: string) => (isUnwanted(plain(href)) ? '<a' : whole))
}

/** Cleaned rich text in which links to one address lead to another. */
export function relinked(html: string, from: string, to: string): string {
  return html.replaceAll(written, (whole, href: string) =>
    plain(href) === from ? `<a href="${escapedHtml(to)}"` : whole,
  )
}

/** Every address that a reader of a value can follow. */
export function linksOf(schema: Schema, value: unknown): { url: string; path: Path }[] {
  return placesOf(schema, value).flatMap(({ field, value: here, path }) => {
    if (typeof here !== 'string' || here === '') return []
    if (field.is === 'link') return [{ url: here, path }]
    return field.is === 'rich' ? linksIn(here).map((url) => ({ url, path })) : []
  })
}

/** The value with rich texts that keep the words of unwanted links; `stopped` are the fields that are such a link. */
export function withoutBadLinks<Value>(
  schema: Schema,
  value: Value,
  isUnwanted: (url: string) => boolean,
): { value: Value; stopped: Path[] } {
  const bad = linksOf(schema, value).filter(({ url }) => isUnwanted(url))
  if (bad.length === 0) return { value, stopped: [] }
  const stopped: Path[] = []
  const clean = mapFields(schema, value, (here, field, path) => {
    if (field.is === 'link' && isUnwanted(String(here))) stopped.push(path)
    return field.is === 'rich' ? withoutLinks(String(here), isUnwanted) : here
  })
  return { value: clean, stopped }
}

/** The HTML of a value that has to be cleaned before it is kept, in the order of the schema. */
export function richTexts(schema: Schema, value: unknown): { path: Path; html: string; max: number }[] {
  return placesOf(schema, value).flatMap(({ field, value: here, path }) =>
    field.is === 'rich' && typeof here === 'string' ? [{ path, html: here, max: field.max }] : [],
  )
}

/** The value with the HTML of `richTexts` changed, in the same order. */
export function withRichTexts<Value>(schema: Schema, value: Value, htmls: readonly string[]): Value {
  let at = 0
  return mapFields(schema, value, (here, field) =>
    field.is === 'rich' && typeof here === 'string' ? (htmls[at++] ?? here) : here,
  )
}
