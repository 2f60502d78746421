import type { PhraseKey } from '@matai/i18n'
import { client } from './client.ts'
import { paths } from './paths.ts'

/** Something that a word means, and where it is. */
export interface Found {
  key: string
  name: string
  /** What tells it from others of the same name. */
  note?: string
  to: string
  search?: Record<string, string | number>
}

export interface Finder {
  key: string
  label: PhraseKey
  find: (keyword: string, options: { signal: AbortSignal }) => Promise<Found[]>
}

const few = { page: 1, pageSize: 4 }

/** What the search of the frame looks through, a line for each area. */
export const finders: readonly Finder[] = [
  {
    key: 'codes',
    label: 'app.navQrCode',
    find: async (keyword, options) =>
      (await client.qrCodes.find({ keyword }, options)).list.map(({ id, name, number }) => ({
        ...{ key: id, name, note: number ?? id, to: paths.qrCode(id) },
      })),
  },
  {
    key: 'batches',
    label: 'app.navBatch',
    find: async (keyword, options) =>
      (await client.batches.list({ ...few, keyword }, options)).list.map(({ id, name }) => ({
        ...{ key: String(id), name, to: paths.batchCodes(id) },
      })),
  },
  {
    key: 'labels',
    label: 'app.foundLabels',
    find: async (keyword, options) =>
      (await client.labels.list({ ...few, keyword }, options)).list.map(({ id, name }) => ({
        ...{ key: String(id), name, to: paths.label(id) },
      })),
  },
  {
    key: 'forms',
    label: 'app.navForms',
    find: async (keyword, options) =>
      (await client.forms.list({ ...few, keyword }, options)).list.map(({ id, title }) => ({
        ...{ key: String(id), name: title, to: paths.form, search: { id } },
      })),
  },
  {
    key: 'records',
    label: 'app.foundRecords',
    find: async (keyword, options) =>
      (await client.records.find({ keyword }, options)).list.map(({ id, formId, title, number, text }) => ({
        ...{ key: String(id), name: `${title} №${number}`, note: text, to: paths.formRecord(formId, id) },
      })),
  },
]
