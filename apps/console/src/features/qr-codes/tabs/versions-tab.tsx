import { useQueryClient } from '@tanstack/react-query'
import type { CodeTabProps } from '../../../code-slot.ts'
import { forgetDraft } from '../../../ui/drafts/draft-store.ts'
import { useStoredDraft } from '../../../ui/drafts/use-stored-draft.ts'
import { useUser } from '../../../user.ts'
import { draftKey, type Draft } from '../parts/editor/draft.ts'
import { qrCodesChanged } from '../parts/queries.ts'
import { History } from '../parts/versions/history.tsx'
import { ScheduledNotice } from '../parts/versions/scheduled-notice.tsx'
import css from './tabs.module.css'

/** Who changed what and when, and the way back to it. */
export function VersionsTab({ qrCode }: CodeTabProps) {
  const queries = useQueryClient()
  const key = draftKey(useUser().account.id, qrCode.id)
  const draft = useStoredDraft<Draft>(key)
  const locked = !qrCode.can.edit
  return (
    <div className={css.versions}>
      <ScheduledNotice id={qrCode.id} locked={locked} />
      <History
        id={qrCode.id}
        locked={locked}
        unsaved={Boolean(draft)}
        onRestored={(restored) => {
          void forgetDraft(key)
          qrCodesChanged(queries, restored)
        }}
      />
    </div>
  )
}
