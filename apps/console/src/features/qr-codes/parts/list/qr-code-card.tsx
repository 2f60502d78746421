import type { QrCodeItem } from '@matai/contract'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../paths.ts'
import { CodePicture } from './code-picture.tsx'
import css from './list.module.css'
import { NameCell } from './name-cell.tsx'
import { MoreMenu, type RowDeeds } from './row-actions.tsx'
import { ScanCounts } from './scan-counts.tsx'

/** A live code as a card, for phones and for those who like pictures. */
export function QrCodeCard({ qrCode, deeds }: { qrCode: QrCodeItem; deeds: RowDeeds }) {
  const { t } = useTranslation()
  return (
    <article className={css.card}>
      <CodePicture qrCode={qrCode} width={72} />
      <div className={css.cardWords}>
        <NameCell qrCode={qrCode} />
        <div className={css.cardScans}>
          <span>{t('qrCodes.scans')}</span>
          <ScanCounts qrCode={qrCode} />
        </div>
      </div>
      <div className={css.cardActions}>
        <Link to={paths.qrCodeStyle(qrCode.id)}>{t('qrCodes.style')}</Link>
        <Link to={paths.qrCode(qrCode.id)}>{t('qrCodes.edit')}</Link>
        <MoreMenu qrCode={qrCode} deeds={deeds} />
      </div>
    </article>
  )
}
