import type { Answers } from '@matai/form-kit/schema'
import type { Sheet } from '../page-data.ts'
import { openKeeping } from './keeping.ts'
import { newKey } from './keys.ts'

/** The end of an exam, as the server has it. Milliseconds since 1970. */
export interface ExamClock {
  endsAt: number
  /** By how much the server's clock is ahead of this device's. */
  ahead: number
}

/** What was filled in and not handed in yet. */
export interface Draft {
  /** Under which it will be handed in, however often that is tried. */
  attempt: string
  answers: Answers
  at: number
  /** The page of the form that was open. */
  page?: string
  /** Of an exam, what was given out. */
  sheet?: Sheet
  clock?: ExamClock | null
  /** By phones in the answers that were proven, what says so. */
  proofs?: Readonly<Record<string, string>>
}

/** What is handed in; the input of `/v/form/submit`. */
export interface Handed {
  id: string
  version: number
  answers: Answers
  visitor: string
  onPhone: boolean
  qrCodeId?: string
  proofs?: string[]
  /** The record of another form that this one goes on with. */
  continues?: { id: string; attempt: string }
}

/** What waits to be handed in. */
export interface Waiting {
  attempt: string
  title: string
  input: Handed
  at: number
  /** Which draft it came from. */
  draft: string
  /** Why the server did not take it; null while nobody asked it. */
  refusal: string | null
}

/** Submissions of a form that a device remembers. */
const keptDone = 100

/** What was handed in, and which record it became. */
export interface Done {
  attempt: string
  record: number
  at: number
}

export interface KeptFile {
  file: Blob
  name: string
  kind: string
  /** Where an upload that was begun goes on. */
  upload?: string
}

export type Device = Awaited<ReturnType<typeof openDevice>>

/** What this device keeps of forms: drafts, what waits, files on their way, and what the browser calls itself. */
export async function openDevice() {
  const keeping = await openKeeping()
  const visitor = (await keeping.get<string>('visitor')) ?? newKey()
  await keeping.set('visitor', visitor)
  const { get, set, remove, keys } = keeping
  /** The newest first. */
  async function allDone(form: string): Promise<Done[]> {
    const all = await Promise.all((await keys(`done:${form}:`)).map((key) => get<Done>(key)))
    return all.filter((one) => one !== undefined).sort((a, b) => b.at - a.at)
  }
  return {
    isLasting: keeping.isLasting,
    visitor,
    draft: (name: string) => get<Draft>(`draft:${name}`),
    keepDraft: (name: string, draft: Draft) => set(`draft:${name}`, draft),
    dropDraft: (name: string) => remove(`draft:${name}`),
    keepWaiting: (one: Waiting) => set(`waiting:${one.attempt}`, one),
    dropWaiting: (attempt: string) => remove(`waiting:${attempt}`),
    /** The oldest first. */
    async waiting(): Promise<Waiting[]> {
      const all = await Promise.all((await keys('waiting:')).map((key) => get<Waiting>(key)))
      return all.filter((one) => one !== undefined).sort((a, b) => a.at - b.at)
    },
    /** What was handed in with this device: which record came of which attempt. */
    async keepDone(form: string, done: Done): Promise<void> {
      await set(`done:${form}:${done.attempt}`, done)
      const old = (await allDone(form)).slice(keptDone)
      await Promise.all(old.map(({ attempt }) => remove(`done:${form}:${attempt}`)))
    },
    doneOf: async (form: string) => (await allDone(form)).map(({ attempt }) => attempt),
    attemptOf: async (form: string, record: number) =>
      (await allDone(form)).find((done) => done.record === record)?.attempt,
    file: (id: string) => get<KeptFile>(`file:${id}`),
    keepFile: (id: string, file: KeptFile) => set(`file:${id}`, file),
    dropFile: (id: string) => remove(`file:${id}`),
  }
}
