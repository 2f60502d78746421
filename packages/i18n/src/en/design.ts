import { labelEditor } from './label-editor.ts'
import { presets } from './style-presets.ts'
import { styles } from './styles.ts'

/** What screens say that design codes and labels; only those load it. */
export const design = { labelEditor, presets, styles }
