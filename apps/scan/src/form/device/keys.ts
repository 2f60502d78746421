const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

const random = (length: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => letters[byte % 64]).join('')

/** A name that nobody guesses: of this browser, or of an attempt. */
export const newKey = (): string => random(32)

const mark = 'device'

/** Name of a file that is still on this device, shaped as the ids of stored ones. */
export const newFileKey = (): string => mark + random(16)
export const isFileKey = (id: string): boolean => id.length === 22 && id.startsWith(mark)

/** The files of this device that answers name. */
export function fileKeysIn(answers: unknown): string[] {
  if (typeof answers === 'string') return isFileKey(answers) ? [answers] : []
  if (typeof answers !== 'object' || answers === null) return []
  return Object.values(answers).flatMap(fileKeysIn)
}

/** Answers with stored files in the place of those of this device. */
export function withStored<Value>(answers: Value, stored: ReadonlyMap<string, string>): Value {
  if (typeof answers === 'string') return (stored.get(answers) ?? answers) as Value
  if (Array.isArray(answers)) return answers.map((one) => withStored(one as unknown, stored)) as Value
  if (typeof answers !== 'object' || answers === null) return answers
  return Object.fromEntries(Object.entries(answers).map(([key, one]) => [key, withStored(one, stored)])) as Value
}
