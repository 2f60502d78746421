import type { Device, Draft, ExamClock } from './device/device.ts'
import { call } from './net/call.ts'
import type { OpenedForm, Sheet } from './page-data.ts'

interface Beginning {
  /** Of the form's address. */
  form: string
  device: Device
  /** Of the draft. */
  name: string
  attempt: string
}

/** Asks for the questions of an exam, and answers what the draft is from now on: the server's clock goes. */
export async function beginExam({ form, device, name, attempt }: Beginning): Promise<Partial<Draft>> {
  // Another tab may have begun meanwhile: its attempt is this one's.
  const before = await device.draft(name)
  const known = before?.sheet ? before : undefined
  const opened = await call<OpenedForm>('/v/form/open', { id: form, attempt: known?.attempt ?? attempt })
  return {
    ...(known && { answers: known.answers }),
    attempt: opened.attempt ?? known?.attempt ?? attempt,
    sheet: sheetOf(opened),
    clock: clockOf(opened),
  }
}

const sheetOf = ({ version, document, seed, files, used }: OpenedForm): Sheet => ({
  version,
  document,
  seed,
  files,
  used,
})

const clockOf = ({ clock }: OpenedForm): ExamClock | null =>
  clock && { endsAt: Date.parse(clock.endsAt), ahead: Date.parse(clock.now) - Date.now() }
