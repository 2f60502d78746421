import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import type { Checked } from './manifest.ts'

/** A stored file in a backup. */
export interface Listed extends Checked {
  key: string
}

export const lineOf = ({ key, bytes, sha256 }: Listed) => `${key}\t${bytes}\t${sha256}\n`

/** In the order of the keys' bytes. */
export async function* readList(path: string): AsyncGenerator<Listed> {
  for await (const [key = '', bytes = '', sha256 = ''] of tabbed(createReadStream(path))) {
    yield { key, bytes: Number(bytes), sha256 }
  }
}

/** Fields of lines, without holding more than a block of them. */
export async function* tabbed(stream: Readable): AsyncGenerator<string[]> {
  for await (const line of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line) yield line.split('\t')
  }
}

/** Looks keys up that are asked for in order, in a list that is read once. */
export function lookup(list: AsyncGenerator<Listed> | undefined) {
  let current: Listed | undefined
  let ended = list === undefined
  return async (key: string): Promise<Listed | undefined> => {
    while (!ended && (current === undefined || current.key < key)) {
      const next = await list?.next()
      current = next?.value ?? undefined
      ended = next?.done !== false
    }
    return current?.key === key ? current : undefined
  }
}
