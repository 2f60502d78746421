import type { QrCode } from '@matai/contract'
import { made } from '@matai/content/schema'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import type { Start } from '../start/start-of.ts'
import { blankContent } from './code-content.ts'
import { EditorView } from './editor-view.tsx'
import { useNewStart, useStoredStart } from './use-editor-start.ts'

interface HomeEditorProps {
  /** Of the live code; null before there is one. */
  id: string | null
  /** What a new one is called, and what it begins with. */
  name: string
  html: string
  onSaved: (qrCode: QrCode) => Promise<void> | void
}

/** The content of the home page, new or not. */
export function HomeEditor({ id, name, html, onSaved }: HomeEditorProps) {
  return id === null ? <NewHome name={name} html={html} onSaved={onSaved} /> : <StoredHome id={id} onSaved={onSaved} />
}

function NewHome({ name, html, onSaved }: Omit<HomeEditorProps, 'id'>) {
  const { t } = useTranslation()
  const [begun] = useState<Start>(() => ({
    key: 'home',
    kind: 'home',
    content: { ...blankContent, kind: 'home', name, blocks: [made.richText('start', { html })] },
  }))
  const { key, start } = useNewStart(begun)
  if (!start) return <Skeleton rows={8} height={28} />
  const title = t('kinds.kind_home')
  return <EditorView title={title} draftKey={key} start={start} id={null} locked={null} onSaved={onSaved} />
}

function StoredHome({ id, onSaved }: { id: string } & Pick<HomeEditorProps, 'onSaved'>) {
  const { t } = useTranslation()
  const { key, start, error, retry } = useStoredStart(id)
  if (error && !start) return <ErrorState error={error} onRetry={retry} />
  if (!start) return <Skeleton rows={8} height={28} />
  const title = t('kinds.kind_home')
  return <EditorView title={title} draftKey={key} start={start} id={id} locked={null} onSaved={onSaved} />
}
