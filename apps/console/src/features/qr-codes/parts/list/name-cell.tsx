import type { QrCodeItem } from '@matai/contract'
import { Link } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../paths.ts'
import css from './list.module.css'
import { StateTags } from './state-tags.tsx'

/** Name, number, and what is not as usual: a jump, expired, stopped, not shared. */
export function NameCell({ qrCode, onPeek }: { qrCode: QrCodeItem; onPeek: (qrCode: QrCodeItem) => void }) {
  /** A plain click shows it beside the list; by key, in a tab of its own or from elsewhere the link leads to its page. */
  function peek(event: MouseEvent) {
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    if (!isPlain || event.detail === 0) return
    event.preventDefault()
    onPeek(qrCode)
  }
  return (
    <div className={css.name}>
      <Link to={paths.qrCode(qrCode.id)} className={css.nameLink} title={qrCode.name} onClick={peek}>
        {qrCode.name}
      </Link>
      <span className={css.number}>
        <span className={css.cardNumber}>{[qrCode.id, qrCode.number].filter(Boolean).join(' · ')}</span>
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
