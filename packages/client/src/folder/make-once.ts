import { createHash } from 'node:crypto'
import { errorCodes } from '@matai/contract'
import type { Translate } from '@matai/i18n'
import { CallError } from '../call-error.ts'
import type { CallOptions } from '../create-client.ts'
import type { Kind } from './shapes.ts'

export interface Making<Made extends { id: number | string }> {
  kind: Kind
  label: string
  make(options: CallOptions): Promise<Made>
  /** What of this name stands on the server now. */
  standing(): Promise<Made['id'][]>
}

/** How often a thing may have been made and taken away again within the day for which the server remembers. */
const timesMax = 100

/**
 * Makes a thing of the folder once, although names of codes may stand twice: every run asks under the same key, so that
 * of two at the same moment one gets what the other made. What was made and is gone since leads to the next key.
 */
export async function makeOnce<Made extends { id: number | string }>(
  { kind, label, make, standing }: Making<Made>,
  say: Translate,
): Promise<Made> {
  for (let nth = 0; nth < timesMax; nth += 1) {
    const key = createHash('sha256')
      .update(JSON.stringify(['folder', kind, label, nth]))
      .digest('base64url')
    let isRepeated = false
    const options = { key, onRepeated: () => void (isRepeated = true) }
    const made = await make(options).catch((error: unknown) => {
      // Under this key something else was asked for: by a run whose folder says otherwise, now or earlier today.
      if (error instanceof CallError && error.code === errorCodes.conflict) return error
      throw error
    })
    if (!(made instanceof CallError) && !isRepeated) return made
    const there = await standing()
    if (!(made instanceof CallError) && there.includes(made.id)) return made
    if (there.length > 0) throw new Error(say('folder.madeMeanwhile', { name: label }))
  }
  throw new Error(say('folder.madeMeanwhile', { name: label }))
}
