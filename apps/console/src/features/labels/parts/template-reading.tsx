import type { LabelDesign } from '@matai/label'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.ts'
import { Page } from '../../../ui/page.tsx'
import { LabelPicture } from '../editor/canvas/label-picture.tsx'
import { useLabelSheet } from '../editor/use-label-sheet.ts'
import { useSample } from '../editor/use-source.ts'
import css from '../editor/label-editor.module.css'

interface LabelReadingProps {
  name: string
  design: LabelDesign
  files: readonly { id: string; url: string }[]
}

/** On a phone a label is looked at; handles would be smaller than a finger. */
export function LabelReading({ name, design, files }: LabelReadingProps) {
  const { t } = useTranslation()
  const known = useMemo(() => new Map(files.map((file) => [file.id, file])), [files])
  const sheet = useLabelSheet(design, useSample(), known)
  return (
    <Page title={name} actions={<ButtonLink to={paths.beautyLabels}>{t('labelEditor.back')}</ButtonLink>}>
      <div className={css.readOnly}>
        <p role="note">{t('labelEditor.needsWider')}</p>
        <div className={css.paper} style={{ aspectRatio: `${design.width} / ${design.height}` }}>
          <LabelPicture sheet={sheet} width="100%" height="100%" alt={t('labelEditor.pictureOf', { name })} />
        </div>
        <p>{t('labelEditor.measures', { ...design })}</p>
      </div>
    </Page>
  )
}
