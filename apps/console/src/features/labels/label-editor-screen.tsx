import type { LabelTemplate } from '@matai/contract'
import { labelPresets } from '@matai/label/presets'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { lazy, Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button-link.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useNarrow } from '../../ui/use-mode.ts'
import { useUrlState } from '../../ui/use-url-state.ts'
import { readSize } from './editor/model/size-name.ts'
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
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery(labelQuery(Number(labelId)))
  const start = useMemo((): LabelStart | undefined => {
    if (!data) return undefined
    return goingOn.get(data) ?? { content: { name: data.name, design: data.design }, files: data.files }
  }, [data])
  if (data && start && narrow) return <LabelReading name={data.name} design={data.design} files={data.files} />
  if (data && start) {
    return (
      <Suspense fallback={<Waiting />}>
        <LabelEditorView
          key={data.id}
          start={start}
          known={data}
          onSaved={({ id }) => id !== data.id && void navigate({ to: paths.label(id) })}
        />
      </Suspense>
    )
  }
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

/** A new template: blank, or one of ours; which one stands in the address. */
export function NewLabelScreen() {
  const { t } = useTranslation()
  const narrow = useNarrow()
  const navigate = useNavigate()
  const [{ size, preset, code }] = useUrlState({ size: '', preset: '', code: '' })
  const start = useMemo((): LabelStart => {
    const ours = labelPresets.find(({ key }) => key === preset)
    if (ours) return { content: { name: t(ours.name), design: ours.make(sayWith(t)) }, files: [] }
    const blank = { ...readSize(size), bgColor: '#FFFFFF', bgUrl: null, layers: [] }
    return { content: { name: t('labelEditor.newName'), design: blank }, files: [] }
  }, [size, preset, t])
  if (narrow) return <LabelReading name={start.content.name} design={start.content.design} files={[]} />
  return (
    <Suspense fallback={<Waiting />}>
      <LabelEditorView
        start={start}
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
