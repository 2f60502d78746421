import { createHmac } from 'node:crypto'

/** What the questions of an attempt are drawn with: the same for the same attempt, and nobody can choose it. */
export function seedOf(key: Buffer, formId: number, attempt: string): number {
  return createHmac('sha256', key).update(`${formId}\n${attempt}`).digest().readUInt32BE() >>> 1
}
