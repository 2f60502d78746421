import type { QrCodeItem } from '@matai/contract'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../paths.ts'
import css from './list.module.css'

/** Name, number, and the state when it is not the normal one. */
export function NameCell({ qrCode }: { qrCode: QrCodeItem }) {
  const { t } = useTranslation()
  return (
    <div className={css.name}>
      <Link to={paths.qrCode(qrCode.id)} className={css.nameLink} title={qrCode.name}>
        {qrCode.name}
      </Link>
      <span className={css.number}>
        {qrCode.id}
        {qrCode.state !== 'normal' && <span className={css.state}>{t(`qrCodes.state_${qrCode.state}`)}</span>}
      </span>
    </div>
  )
}
