import type { Translate } from '@matai/i18n'
import type { Logger } from 'pino'
import { describeError } from '../../http/describe-error.ts'
import type { BlobStore } from '../blob-store.ts'

/** Milliseconds for which what was seen is believed. */
const believedFor = 5_000

interface Watching {
  blobs: Pick<BlobStore, 'find'>
  /** Id of the file that has to be there; throws where it cannot be told. */
  mark(): Promise<string>
  log: Pick<Logger, 'warn' | 'info'>
  say: Translate
  /** Where files are kept, as people call it. */
  place: string
  now(): number
}

export interface FilesWatch {
  /** Why this node does not reach the files, in a sentence; undefined when it does. */
  whyNot(): Promise<string | undefined>
}

/** Looks whether a node reaches the files of its database. A shared folder that is not mounted looks like an empty one. */
export function watchFiles({ blobs, mark, log, say, place, now }: Watching): FilesWatch {
  let seen: { at: number; why: Promise<string | undefined> } | undefined
  let told: string | undefined

  async function look(): Promise<string | undefined> {
    let why: string | undefined
    try {
      const found = await blobs.find(await mark())
      if (!found) why = say('files.otherStore', { place })
    } catch (error) {
      why = say('files.storeUnreachable', { place, reason: reasonOf(error) })
    }
    if (why && why !== told) log.warn(why)
    if (!why && told) log.info('files are reached again')
    told = why
    return why
  }

  return {
    whyNot() {
      if (!seen || now() - seen.at >= believedFor) seen = { at: now(), why: look() }
      return seen.why
    },
  }
}

function reasonOf(error: unknown): string {
  let last = error
  while (last instanceof Error && last.cause) last = last.cause
  return last instanceof Error ? describeError(last).message : String(last)
}
