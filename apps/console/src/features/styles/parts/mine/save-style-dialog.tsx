import type { Style } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../client.ts'
import { toast } from '../../../../ui/toast-store.ts'
import { NameDialog } from '../../../../ui/name-dialog.tsx'
import { styleNameMax } from 'virtual:contract-constants'
import { stylesChanged } from './style-queries.ts'

interface SaveStyleDialogProps {
  style: Style
  suggested: string
  onClose: () => void
}

/** Keeps the style of one code for others. */
export function SaveStyleDialog({ style, suggested, onClose }: SaveStyleDialogProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  return (
    <NameDialog
      label={t('styles.name')}
      max={styleNameMax}
      title={t('styles.saveAsMine')}
      action={t('app.save')}
      initial={suggested.slice(0, styleNameMax)}
      onClose={onClose}
      onSubmit={async (name) => {
        const saved = await client.styleTemplates.saveTemplate({ name, style })
        stylesChanged(queries, saved)
        toast.success(t('styles.saved', { name: saved.name }))
      }}
    />
  )
}
