import type { QrCodeItem, Style } from '@matai/contract'
import { Modal } from 'antd'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { PresetGallery, startStyle } from '../../../styles/public.tsx'
import css from './bulk.module.css'

interface StyleDialogProps {
  qrCodes: QrCodeItem[]
  onClose: () => void
  onChoose: (style: Partial<Style>) => Promise<void>
}

/** Colours and shapes for many codes; logo, text and size stay with each. */
export function StyleDialog({ qrCodes, onClose, onChoose }: StyleDialogProps) {
  const { t } = useTranslation()
  const [first] = qrCodes
  const [style, setStyle] = useState<Style>(() => ({ ...startStyle, ...first?.style }))
  const [sending, setSending] = useState(false)
  const count = qrCodes.length

  async function submit() {
    const { bgColor, bodyType, eyeInColor, eyeOutColor, eyeType, foreColor, foreColorTwo, foreType, gradientWay } =
      style
    setSending(true)
    await onChoose({
      bgColor,
      bodyType,
      eyeInColor,
      eyeOutColor,
      eyeType,
      foreColor,
      foreColorTwo,
      foreType,
      gradientWay,
    })
    setSending(false)
  }

  return (
    <Modal
      open
      title={t('qrCodes.styleMany', { count })}
      okText={t('qrCodes.styleApply', { count })}
      cancelText={t('app.cancel')}
      confirmLoading={sending}
      onOk={() => void submit()}
      onCancel={onClose}
      width={640}
    >
      <div className={css.dialog}>
        <p>{t('qrCodes.styleManyHint')}</p>
        <Suspense fallback={<Skeleton rows={6} height={28} />}>
          <PresetGallery content={first?.url ?? ''} style={style} onChoose={setStyle} />
        </Suspense>
        {sending && <p role="status">{t('qrCodes.styleChecking', { count })}</p>}
      </div>
    </Modal>
  )
}
