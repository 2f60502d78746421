import { labelChecks } from './label-checks.ts'
import { labelEditor } from './label-editor.ts'
import { labelPresets } from './label-presets.ts'
import { labels } from './labels.ts'
import { presets } from './style-presets.ts'
import { batchPresets } from './batch-presets.ts'
import { batchScreens } from './batch-screens.ts'
import { batches } from './batches.ts'
import { qr } from './qr.ts'
import { styles } from './styles.ts'

/** What screens say that design codes and labels; only those load it. */
export const design = {
  batchPresets,
  batchScreens,
  batches,
  labelChecks,
  labelEditor,
  labelPresets,
  labels,
  presets,
  qr,
  styles,
}
