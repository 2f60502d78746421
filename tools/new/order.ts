import { type Change, mustRead, type Read } from './edit.ts'

const PATH = 'tools/order.json'

/** A new noun goes before the last one, the scan, which looks at everything. */
export function inOrder(noun: string, read: Read): Change[] {
  const text = mustRead(read, PATH)
  if (JSON.parse(text).modules.includes(noun)) return []
  return [{ path: PATH, text: text.replace(/\n(\s*)("[\w-]+"\n\s*\])/, `\n$1"${noun}",\n$1$2`) }]
}
