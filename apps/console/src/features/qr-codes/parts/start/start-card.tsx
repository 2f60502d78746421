import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../paths.ts'
import { useStoredDraft } from '../../../../ui/drafts/use-stored-draft.ts'
import { useFormats } from '../../../../ui/format.ts'
import { useUser } from '../../../../user.ts'
import { type Draft, newDraftKey } from '../editor/draft.ts'
import css from './start.module.css'

interface StartCardProps {
  /** Key of the beginning. */
  start: string
  search: Record<string, string>
  children: ReactNode
}

/** One beginning; says when something that was begun with it waits to be gone on with. */
export function StartCard({ start, search, children }: StartCardProps) {
  const { t } = useTranslation()
  const { formatAgo } = useFormats()
  const draft = useStoredDraft<Draft>(newDraftKey(useUser().account.id, start))
  return (
    <Link to={paths.newQrCode} search={search as never} className={css.card}>
      {children}
      {draft && <small className={css.draft}>{t('templates.begun', { at: formatAgo(draft.savedAt) })}</small>}
    </Link>
  )
}
