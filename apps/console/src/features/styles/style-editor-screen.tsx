import type { StyleTemplate } from '@matai/contract'
import { presets } from '@matai/qr/presets'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button-link.ts'
import { useStoredDraft } from '../../ui/drafts/use-stored-draft.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useUser } from '../../user.ts'
import { lookOf } from './parts/gallery/presets.ts'
import { styleQuery } from './parts/mine/style-queries.ts'
import { filesOf, noFiles } from './parts/pictures/style-files.ts'
import { startStyle } from './parts/start-style.ts'
import { StyleEditor, type StyleEditorProps } from './parts/studio/style-editor.tsx'
import type { KeptStyle } from './parts/studio/use-save-style.ts'

/** A new style: plain, from one of our looks (`preset`), or from a saved one (`copy`). */
export function NewStyleScreen() {
  const { t } = useTranslation()
  const { preset, copy }: { preset?: string; copy?: string } = useSearch({ strict: false })
  const source = Number(copy) || 0
  const title = t('styles.new')
  const chosen = presets.find(({ id }) => id === preset)
  if (source) {
    return (
      <Loaded id={source} title={title}>
        {(template) => (
          <Editor
            thing={`copy-${template.id}`}
            title={title}
            known={null}
            name={t('app.copyOf', { name: template.name })}
            start={{ style: template.style, files: filesOf(template.style, template.files) }}
          />
        )}
      </Loaded>
    )
  }
  const look = chosen ? lookOf(startStyle, chosen.look, t('styles.frameTextExample')) : {}
  return (
    <Editor
      thing={chosen ? `from-${chosen.id}` : 'new'}
      title={title}
      known={null}
      name={chosen ? t(`presets.${chosen.id}`) : ''}
      start={{ style: { ...startStyle, ...look }, files: noFiles }}
    />
  )
}

/** A saved style. Codes that took it keep the looks they have. */
export function StyleScreen() {
  const { t } = useTranslation()
  const { styleId } = useParams({ from: '/home/beauty/style/$styleId' })
  const title = t('styles.editTitle')
  return (
    <Loaded id={Number(styleId) || 0} title={title}>
      {(known) => (
        <Editor
          thing={String(known.id)}
          title={title}
          known={known}
          name={known.name}
          start={{ style: known.style, files: filesOf(known.style, known.files) }}
        />
      )}
    </Loaded>
  )
}

/** Each start has unsaved work of its own: whoever picks another look does not get the last one back. */
function Editor({ thing, ...rest }: { thing: string } & Omit<StyleEditorProps, 'draftKey' | 'found'>) {
  const key = `${useUser().account.id}:style:${thing}`
  const stored = useStoredDraft<KeptStyle>(key)
  // Work of an earlier edition has another shape.
  const found = stored && !('content' in stored) ? null : stored
  return found === undefined ? (
    <Waiting title={rest.title} />
  ) : (
    <StyleEditor key={key} draftKey={key} found={found} {...rest} />
  )
}

interface LoadedProps {
  id: number
  title: string
  children: (template: StyleTemplate) => React.ReactNode
}

function Loaded({ id, title, children }: LoadedProps) {
  const { data, error, refetch } = useQuery(styleQuery(id))
  if (data) return children(data)
  return <Waiting title={title}>{error && <ErrorState error={error} onRetry={() => void refetch()} />}</Waiting>
}

function Waiting({ title, children }: { title: string; children?: React.ReactNode }) {
  const { t } = useTranslation()
  return (
    <Page title={title} actions={<ButtonLink to={paths.beauty}>{t('styles.back')}</ButtonLink>}>
      {children || <Skeleton rows={8} height={28} />}
    </Page>
  )
}
