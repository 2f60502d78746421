import type { QrCodeItem } from '@matai/contract'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../paths.ts'
import { useFormats } from '../../../../ui/format.ts'
import type { CodeDeeds } from '../bulk/use-code-deeds.tsx'
import { PictureCell } from './picture-cell.tsx'
import css from './list.module.css'
import { NameCell } from './name-cell.tsx'
import { ScanCounts } from './scan-counts.tsx'
import { StarButton } from './star-button.tsx'

interface QrCodeCardProps {
  qrCode: QrCodeItem
  /** Opens what can be done with it. */
  menu: ReactNode
  acts: CodeDeeds
  onPeek: (qrCode: QrCodeItem) => void
}

/** A live code as a card, for phones and for those who like pictures. */
export function QrCodeCard({ qrCode, menu, acts, onPeek }: QrCodeCardProps) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  return (
    <article className={css.card}>
      <PictureCell qrCode={qrCode} width={72} />
      <div className={css.cardWords}>
        <NameCell qrCode={qrCode} onPeek={onPeek} />
        <div className={css.cardScans}>
          <span>{t('qrCodes.scans')}</span>
          <ScanCounts qrCode={qrCode} />
        </div>
        {qrCode.expiresAt && (
          <span className={css.machines}>{t('qrCodes.validTo', { at: formatInstant(qrCode.expiresAt) })}</span>
        )}
      </div>
      <div className={css.cardActions}>
        <Link to={paths.qrCode(qrCode.id, 'style')}>{t('qrCodes.style')}</Link>
        <Link to={paths.qrCode(qrCode.id)}>{t('qrCodes.edit')}</Link>
        <span className={css.cardEnd}>
          <StarButton qrCode={qrCode} onMark={acts.favourite} />
          {menu}
        </span>
      </div>
    </article>
  )
}
