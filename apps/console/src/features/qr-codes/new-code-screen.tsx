import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button-link.ts'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EditorView } from './parts/editor/editor-view.tsx'
import { useNewStart } from './parts/editor/use-editor-start.ts'
import { StartChooser } from './parts/start/start-chooser.tsx'
import { type Start, startOf } from './parts/start/start-of.ts'

interface Chosen {
  directory?: string
  kind?: string
  template?: string
  /** Number of the form that a new form code opens. */
  form?: number
}

/** A new live code: first what it begins with, then its content; the way back is the address. */
export function NewQrCodeScreen() {
  const { t } = useTranslation()
  const chosen: Chosen = useSearch({ strict: false })
  const { directory } = chosen
  const named = `${chosen.template} ${chosen.kind} ${chosen.form}`
  const start = startOf(chosen, t)
  return (
    <Page
      title={t('qrCodes.new')}
      actions={
        start && (
          <ButtonLink to={paths.newQrCode} search={(directory ? { directory } : {}) as never}>
            {t('templates.other')}
          </ButtonLink>
        )
      }
    >
      {start ? <Begun key={named} first={start} /> : <StartChooser directory={directory} />}
    </Page>
  )
}

/** Writes it; saving leads on to its style. */
function Begun({ first }: { first: Start }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  // Blocks of a template have ids of their own each time; the work goes on with the first ones.
  const [begun] = useState(first)
  const { key, start } = useNewStart(begun)
  if (!start) return <Skeleton rows={8} height={28} />
  return (
    <EditorView
      title={t('qrCodes.new')}
      draftKey={key}
      start={start}
      id={null}
      locked={null}
      onSaved={({ id }) => navigate({ to: paths.qrCode(id, 'style'), search: { saved: true } as never })}
    />
  )
}
