import type { Style } from '@matai/contract'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../ui/dialog.tsx'
import type { StyleFiles } from '../pictures/style-files.ts'
import { StyleStudio } from '../studio/style-studio.tsx'
import { useStyleDraft } from '../use-style-draft.ts'

interface StudioDialogProps {
  content: string
  style: Style
  files: StyleFiles
  onClose: () => void
  onDone: (style: Style, files: StyleFiles) => void
}

/** The studio over a form: what comes out is a value of the form, saved with it. */
export function StudioDialog({ content, style, files, onClose, onDone }: StudioDialogProps) {
  const { t } = useTranslation()
  const draft = useStyleDraft({ style, files })
  return (
    <Dialog title={t('styles.fieldChoose')} onClose={onClose} width={1080}>
      <StyleStudio
        content={content}
        draft={draft}
        saved={style}
        withMine
        actions={() => (
          <Button type="primary" block onClick={() => onDone(draft.style, draft.files)}>
            {t('styles.fieldTake')}
          </Button>
        )}
      />
    </Dialog>
  )
}
