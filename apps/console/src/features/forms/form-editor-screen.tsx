import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button-link.ts'
import { useStoredDraft } from '../../ui/drafts/use-stored-draft.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useUrlState } from '../../ui/use-url-state.ts'
import { useUser } from '../../user.ts'
import { EditorView } from './parts/editor/editor-view.tsx'
import { type FormDraft, formDraftKey } from './parts/editor/model/form-draft.ts'
import { formQuery } from './parts/queries.ts'

/** One form: its questions, its rules, what is set of it. */
export function FormEditorScreen() {
  const [{ id }] = useUrlState({ id: 0 })
  return <StoredForm key={id} id={id} />
}

function StoredForm({ id }: { id: number }) {
  const { t } = useTranslation()
  const draftKey = formDraftKey(useUser().account.id, id)
  const draft = useStoredDraft<FormDraft>(draftKey)
  const { data, error, refetch } = useQuery(formQuery(id))
  if (!data || draft === undefined) {
    return <Waiting title={t('formEditor.edit')}>{error && <ErrorState error={error} onRetry={refetch} />}</Waiting>
  }
  return <EditorView form={data} draft={draft} draftKey={draftKey} />
}

function Waiting({ title, children }: { title: string; children?: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Page title={title} actions={<ButtonLink to={paths.forms}>{t('formEditor.backToList')}</ButtonLink>}>
      {children || <Skeleton rows={8} height={28} />}
    </Page>
  )
}
