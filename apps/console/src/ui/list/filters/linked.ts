import type { Filter } from './filter.ts'

const number = /^[1-9]\d{0,8}$/

/** What an address of another screen narrows the list to, by its number: shown with `label`, and taken off there. */
export const linked =
  ({ label, asks }: { label: string; asks: string }) =>
  (name: string): Filter => ({
    names: [name],
    read: (_, written) => (number.test(written) ? written : ''),
    asked: ({ [name]: id }) => (id ? { [asks]: Number(id) } : {}),
    chip: ({ [name]: id }) => (id ? label : undefined),
  })
