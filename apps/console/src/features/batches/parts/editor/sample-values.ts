import type { BatchColumn } from '@matai/contract'

/** An example of each column by its name, for templates that have no codes yet. `now` dates the days. */
export function sampleValues(columns: readonly BatchColumn[], now: Date): Record<string, string> {
  return Object.fromEntries(columns.map(({ name, type }) => [name, samples[type](name, now)]))
}

const samples: Record<BatchColumn['type'], (name: string, now: Date) => string> = {
  text: (name) => name,
  number: () => '12',
  date: (_, now) => now.toISOString().slice(0, 10),
  phone: () => '0755-8888 6666',
  link: () => 'https://example.com',
}

/** The values of a code by the names that columns have now. */
export function namedValues(columns: readonly BatchColumn[], values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(columns.map(({ key, name }) => [name, values[key] ?? '']))
}
