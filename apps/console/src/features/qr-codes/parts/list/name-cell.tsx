import type { QrCodeItem } from '@matai/contract'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../paths.ts'
import css from './list.module.css'
import { StateTags } from './state-tags.tsx'

/** Name, number, and what is not as usual: a jump, expired, stopped, not shared. */
export function NameCell({ qrCode }: { qrCode: QrCodeItem }) {
  const { t } = useTranslation()
  return (
    <div className={css.name}>
      <Link to={paths.qrCode(qrCode.id)} className={css.nameLink} title={qrCode.name}>
        {qrCode.name}
      </Link>
      <span className={css.number}>
        {qrCode.id}
        {qrCode.number && <span title={t('qrCodes.batchNumber')}>{qrCode.number}</span>}
        <StateTags qrCode={qrCode} />
      </span>
    </div>
  )
}

/** Until when a code is valid. */
export function Expiry({ qrCode, instant }: { qrCode: QrCodeItem; instant: (iso: string) => string }) {
  const { t } = useTranslation()
  if (!qrCode.expiresAt) return <span className={css.machines}>{t('qrCodes.validity_permanent')}</span>
  return <span data-expired={qrCode.state === 'expired'}>{instant(qrCode.expiresAt)}</span>
}
