import type { Recovery } from '@matai/contract'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { CheckIcon } from '../../../ui/icons.ts'
import css from './photo.module.css'

/** A code that is there again, and the way to give it content. */
export function RecoveredCard({ recovery }: { recovery: Recovery }) {
  const { t } = useTranslation()
  return (
    <div className={css.recovered}>
      <p className={css.lead}>
        <CheckIcon /> {t('recovery.done')} · {recovery.name}
      </p>
      <p className={css.soft}>{t(recovery.withContent ? 'recovery.doneWithContent' : 'recovery.doneHint')}</p>
      <p className={css.address}>
        <span className="visually-hidden">{t('recovery.address')}</span>
        <span className={css.url}>{recovery.url}</span> <CopyButton text={recovery.url} />
      </p>
      <ButtonLink to={paths.qrCode(recovery.qrCodeId)} color="primary" variant="solid">
        {t(recovery.withContent ? 'recovery.look' : 'recovery.fill')}
      </ButtonLink>
    </div>
  )
}
