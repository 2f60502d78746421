import type { QrCodeItem } from '@matai/contract'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../paths.ts'
import { useFormats } from '../../../../ui/format.ts'
import { LockIcon } from '../../../../ui/icons.ts'
import css from './list.module.css'

/** Milliseconds before the end from which on a code is marked as ending. */
const soon = 3 * 24 * 60 * 60 * 1000

/** Signs next to a number; a normal page has none. */
export function StateTags({ qrCode }: { qrCode: QrCodeItem }) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const { kind, state, expiresAt, shared, limited } = qrCode
  const [now] = useState(() => Date.now())
  const endsSoon = state === 'normal' && expiresAt && new Date(expiresAt).getTime() - now < soon
  return (
    <>
      {kind !== 'page' && <span className={css.tag}>{t(`kinds.kind_${kind}`)}</span>}
      {state === 'blocked' && (
        <Link to={paths.codeBlock(qrCode.id)} className={css.tag} data-kind={state}>
          {t('qrCodes.stopped')}
        </Link>
      )}
      {state !== 'normal' && state !== 'blocked' && (
        <span className={css.tag} data-kind={state}>
          {t(`qrCodes.state_${state}`)}
        </span>
      )}
      {endsSoon && (
        <span className={css.tag} data-kind="expired" title={formatInstant(expiresAt)}>
          {t('qrCodes.endsSoon')}
        </span>
      )}
      {limited && (
        <span className={css.tag}>
          <LockIcon /> {t('qrCodes.limited')}
        </span>
      )}
      {!shared && <span className={css.tag}>{t('qrCodes.shareOff')}</span>}
    </>
  )
}
