import type { Fill } from '@matai/form-kit/fill'
import type { ComponentType, SchemaFace } from '@matai/form-kit/schema'
import type { Translate } from '@matai/i18n'
import type { AfterPage } from './after-page.tsx'
import type { Device } from './device/device.ts'
import type { ExamTime } from './exam-time.tsx'
import type { FormPage } from './page-data.ts'
import type { StartPage } from './start-page.tsx'
import type { WaitingNote } from './waiting-note.tsx'
import type { PersonNote } from './who/person-note.tsx'
import type { PhoneGate } from './who/phone-gate.tsx'

/** What most pages do not have, and what nobody needs while a question is answered: it is brought where it is shown. */
export interface LaterParts {
  AfterPage?: typeof AfterPage
  PhoneGate?: typeof PhoneGate
  PersonNote?: typeof PersonNote
  StartPage?: typeof StartPage
  ExamTime?: typeof ExamTime
  WaitingNote?: typeof WaitingNote
}

export interface FormAppProps {
  page: FormPage
  say: Translate
  /** Those of the form's types at least. */
  faceOf(type: ComponentType): SchemaFace
  fillOf(type: ComponentType): Fill
  /** Brings what types need that the page did not have at first. */
  load?(types: readonly ComponentType[]): Promise<void>
  /** Null while the page is drawn by the server, and until the device is open. */
  device: Device | null
  later: LaterParts
}
