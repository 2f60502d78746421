import type { PrintSettings } from '@matai/contract'
import type { TaskManner } from '../../exports/rules/task.ts'
import type { Design } from './design.ts'

/** What a PDF of labels is made from: all that can change meanwhile is written down. */
export interface LabelPdfRequest extends TaskManner {
  ids: string[]
  settings: PrintSettings
  /** null: the code with a caption. */
  design: Design | null
  /** Millimetres by which the printer is made up for. */
  offsetX: number
  offsetY: number
  /** Millimetres of the smallest module that was read from the printer's ladder; absent where nobody tried. */
  ladder?: number | undefined
}
