import type { SettingFace } from '@matai/form-kit/editor'
import type { Part } from '@matai/kinds'
import type { FormMedia } from '../use-form-files.ts'

type Settings = Readonly<Record<string, unknown>>

/** What the panel of one setting takes. */
export interface PanelProps {
  setting: string
  face: SettingFace
  part: Part
  /** of the whole component: some panels write several of them */
  settings: Settings
  /** `field` says what was changed, so that letters typed in one field make one step of undo */
  set: (change: Settings, field: string) => void
  label: string
  hint: string | undefined
  error: string | undefined
  media: FormMedia
}
