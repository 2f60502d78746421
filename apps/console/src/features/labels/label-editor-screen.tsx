import type { LabelTemplate } from '@matai/contract'
import { labelPresets } from '@matai/label/presets'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { lazy, Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button-link.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { useStoredDraft } from '../../ui/drafts/use-stored-draft.ts'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useNarrow } from '../../ui/use-mode.ts'
import { useUrlState } from '../../ui/use-url-state.ts'
import { useUser } from '../../user.ts'
import { type LabelDraft, labelDraftKey } from './editor/model/label-draft.ts'
import type { LabelContent } from './editor/model/label-state.ts'
import { readSize, sizeText } from './editor/model/size-name.ts'
import type { LabelStart } from './editor/use-label-editor.ts'
import { sayWith } from './parts/template-presets.tsx'
import { LabelReading } from './parts/template-reading.tsx'
import { labelQuery } from './parts/template-queries.ts'

/** Editors of new templates that go on under the template's own address. */
const goingOn = new WeakMap<LabelTemplate, LabelStart>()

const LabelEditorView = lazy(async () => ({
  default: (await import('./editor/label-editor.tsx')).LabelEditorView,
}))

/** A template that exists. */
export function LabelScreen() {
  const { t } = useTranslation()
  const { labelId } = useParams({ from: '/home/beauty/label/$labelId' })
  const narrow = useNarrow()
  const { data, error, refetch } = useQuery(labelQuery(Number(labelId)))
  if (data && narrow) return <LabelReading name={data.name} design={data.design} files={data.files} />
  if (data) return <StoredLabel key={data.id} template={data} />
  if (!error) return <Waiting />
  return (
    <Page
      title={t('labelEditor.title')}
      actions={<ButtonLink to={paths.beautyLabels}>{t('labelEditor.back')}</ButtonLink>}
    >
      <ErrorState error={error} onRetry={refetch} />
    </Page>
  )
}

function StoredLabel({ template }: { template: LabelTemplate }) {
  const navigate = useNavigate()
  const draftKey = labelDraftKey(useUser().account.id, { id: template.id })
  const draft = useStoredDraft<LabelDraft>(draftKey)
  const { name, design, files } = template
  const goesOn = goingOn.get(template)
  if (draft === undefined && !goesOn) return <Waiting />
  const start = goesOn ?? { content: { name, design }, files, draft: draft ?? null }
  return (
    <Suspense fallback={<Waiting />}>
      <LabelEditorView
        start={start}
        draftKey={draftKey}
        known={template}
        onSaved={({ id }) => id !== template.id && void navigate({ to: paths.label(id) })}
      />
    </Suspense>
  )
}

/** A new template: blank, or one of ours; which one stands in the address. */
export function NewLabelScreen() {
  const { t } = useTranslation()
  const narrow = useNarrow()
  const [{ size, preset }] = useUrlState({ size: '', preset: '' })
  const content = useMemo((): LabelContent => {
    const ours = labelPresets.find(({ key }) => key === preset)
    if (ours) return { name: t(ours.name), design: ours.make(sayWith(t)) }
    return {
      name: t('labelEditor.newName'),
      design: { ...readSize(size), bgColor: '#FFFFFF', bgUrl: null, layers: [] },
    }
  }, [size, preset, t])
  if (narrow) return <LabelReading name={content.name} design={content.design} files={[]} />
  const begun = preset || sizeText(content.design)
  return <NewLabel key={begun} begun={begun} content={content} />
}

function NewLabel({ begun, content }: { begun: string; content: LabelContent }) {
  const navigate = useNavigate()
  const [{ code }] = useUrlState({ code: '' })
  const draftKey = labelDraftKey(useUser().account.id, { begun })
  const draft = useStoredDraft<LabelDraft>(draftKey)
  if (draft === undefined) return <Waiting />
  return (
    <Suspense fallback={<Waiting />}>
      <LabelEditorView
        start={{ content, files: [], draft }}
        draftKey={draftKey}
        known={null}
        onSaved={(template, now) => {
          goingOn.set(template, now)
          void navigate({ to: paths.label(template.id), search: code ? { code } : {}, replace: true })
        }}
      />
    </Suspense>
  )
}

function Waiting() {
  const { t } = useTranslation()
  return (
    <Page title={t('labelEditor.title')}>
      <Skeleton rows={8} height={28} />
    </Page>
  )
}
