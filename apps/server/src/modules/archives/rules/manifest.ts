import { z } from 'zod'

/** Edition of the format; readers refuse a later one. */
export const archiveVersion = 1
export const manifestPath = 'manifest.json'
export const peoplePath = 'people.jsonl'
export const differingPath = 'evidence.jsonl'
export const endPath = 'end.json'

/** Entries of one list of checksums. */
export const sumsAtOnce = 1_000
const numbered = (at: number) => String(at).padStart(6, '0')
export const sumsPath = (at: number): string => `checksums/${numbered(at)}.sha256`
export const tablePath = (table: string, at: number): string => `tables/${table}/${numbered(at)}.jsonl.gz`
export const filePath = (id: string): string => `files/${id}`
export const fileRowPath = (id: string): string => `files/${id}.json`

export const Manifest = z.looseObject({
  format: z.literal('matai-archive'),
  version: z.int(),
  server: z.string(),
  at: z.string(),
  account: z.looseObject({ id: z.int(), name: z.string(), zone: z.string(), owner: z.int() }),
  rows: z.record(z.string(), z.int()),
  files: z.int(),
  bytes: z.number(),
})
export type Manifest = z.infer<typeof Manifest>

/** Somebody who worked in the account. */
export const Person = z.looseObject({
  id: z.int(),
  role: z.enum(['admin', 'subAdmin']),
  name: z.string(),
  mobile: z.string().nullable(),
  email: z.string(),
  flags: z.array(z.string()),
  directories: z.array(z.int()).nullable(),
  until: z.string().nullable(),
  viewOnly: z.boolean(),
})
export type Person = z.infer<typeof Person>

const shapes = {
  table: /^tables\/([a-z_]{1,60})\/\d{6}\.jsonl\.gz$/,
  fileRow: /^files\/([\w-]{22})\.json$/,
  file: /^files\/([\w-]{22})$/,
  sums: /^checksums\/\d{6}\.sha256$/,
}

/** What an entry is, by its path. */
export function entryOf(path: string): { kind: keyof typeof shapes; name: string } | undefined {
  for (const [kind, shape] of Object.entries(shapes)) {
    const [whole, name = ''] = shape.exec(path) ?? []
    if (whole !== undefined) return { kind: kind as keyof typeof shapes, name }
  }
  return undefined
}
