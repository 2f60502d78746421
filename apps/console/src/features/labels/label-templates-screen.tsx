import { LabelTemplates } from './parts/template-list.tsx'
import { LabelPresets } from './parts/template-presets.tsx'

/** Label templates of the account, and ours to begin with; stands under the tabs of styles and labels. */
export function LabelTemplatesScreen() {
  return (
    <>
      <LabelTemplates />
      <LabelPresets />
    </>
  )
}
