import type { QrCodeItem, Style } from '@matai/contract'
import { Modal } from 'antd'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { StyleChoice, startStyle } from '../../../styles/public.tsx'
import css from './bulk.module.css'

interface StyleDialogProps {
  qrCodes: QrCodeItem[]
  onClose: () => void
  onChoose: (style: Partial<Style>) => Promise<void>
}

/** One look for many codes: of the account's own styles the whole, of ours colours, shapes and frame. */
export function StyleDialog({ qrCodes, onClose, onChoose }: StyleDialogProps) {
  const { t } = useTranslation()
  const [first] = qrCodes
  const [style] = useState<Style>(() => ({ ...startStyle, ...first?.style }))
  const [change, setChange] = useState<Partial<Style> | null>(null)
  const [sending, setSending] = useState(false)
  const count = qrCodes.length

  async function submit() {
    if (!change) return
    setSending(true)
    await onChoose(change)
    setSending(false)
  }

  return (
    <Modal
      open
      title={t('qrCodes.styleMany', { count })}
      okText={t('qrCodes.styleApply', { count })}
      cancelText={t('app.cancel')}
      okButtonProps={{ disabled: change === null }}
      confirmLoading={sending}
      onOk={() => void submit()}
      onCancel={onClose}
      width={640}
    >
      <div className={css.dialog}>
        <p>{t('qrCodes.styleManyHint')}</p>
        <Suspense fallback={<Skeleton rows={6} height={28} />}>
          <StyleChoice content={first?.url ?? ''} style={style} onChoose={setChange} />
        </Suspense>
        {sending && <p role="status">{t('qrCodes.styleChecking', { count })}</p>}
      </div>
    </Modal>
  )
}
