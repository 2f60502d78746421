import { bringLater } from '@matai/form-kit/later'
import type { LaterParts } from '../form-props.ts'
import type { FormPage } from '../page-data.ts'

const between = 3_000

/** A file that is asked for until it comes: networks of staircases and cellars come back. */
async function bring<Part>(part: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await part()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, between))
    }
  }
}

/** What the server drew of this page besides its questions. */
export async function bringFirst({ gate, exam, person }: FormPage): Promise<LaterParts> {
  // A page that asks who fills has nothing else.
  if (gate) return bring(() => import('../who/phone-gate.tsx'))
  const [begun, known] = await Promise.all([
    exam ? bring(() => import('../exam-parts.ts')) : {},
    person ? bring(() => import('../who/person-note.tsx')) : {},
  ])
  return { ...begun, ...known }
}

/** What is said at the end, and what a touch may ask for when the network is gone. */
export async function bringAfter(): Promise<LaterParts> {
  // What a touch may ask for comes beside it: a part that only a network brings keeps nothing else back.
  for (const part of [() => import('../net/keep-upload.ts'), () => import('../net/read-code.ts'), bringLater])
    void bring<unknown>(part)
  const [{ AfterPage, sayWhatIsOpen }, { WaitingNote }] = await Promise.all([
    bring(() => import('../after-page.tsx')),
    bring(() => import('../waiting-note.tsx')),
  ])
  sayWhatIsOpen()
  return { AfterPage, WaitingNote }
}
