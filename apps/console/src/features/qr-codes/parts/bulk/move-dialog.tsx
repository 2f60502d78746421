import type { QrCodeItem } from '@matai/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Field } from '../../../../ui/field.tsx'
import { DirectoryPicker } from '../../../directories/public.tsx'
import css from './bulk.module.css'

interface MoveDialogProps {
  qrCodes: QrCodeItem[]
  onClose: () => void
  onChoose: (directoryId: number) => Promise<void>
}

/** Where codes go; says how many of them are there already. */
export function MoveDialog({ qrCodes, onClose, onChoose }: MoveDialogProps) {
  const { t } = useTranslation()
  const [directory, setDirectory] = useState<number | undefined>()
  const [sending, setSending] = useState(false)
  const moving = qrCodes.filter(({ directoryId }) => directoryId !== directory).length
  const staying = qrCodes.length - moving

  async function submit() {
    if (!directory) return
    setSending(true)
    await onChoose(directory)
    setSending(false)
  }

  return (
    <Dialog
      title={t('qrCodes.moveTitle', { count: qrCodes.length })}
      action={directory ? t('qrCodes.moveMany', { count: moving }) : t('qrCodes.move')}
      disabled={!directory || moving === 0}
      sending={sending}
      onAct={() => void submit()}
      onClose={onClose}
      width={440}
    >
      <div className={css.dialog}>
        <Field
          label={t('qrCodes.moveTo')}
          hint={staying > 0 && directory ? t('qrCodes.moveStay', { count: staying }) : t('qrCodes.moveHint')}
        >
          <DirectoryPicker value={directory} onChange={setDirectory} />
        </Field>
      </div>
    </Dialog>
  )
}
