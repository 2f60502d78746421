import { useTranslation } from 'react-i18next'
import type { CodeTabProps } from '../../code-slot.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button-link.ts'
import css from './parts/audit.module.css'
import { LogOf } from './parts/log-of.tsx'

/** Who did what to one live code. */
export function LogTab({ qrCode }: CodeTabProps) {
  const { t } = useTranslation()
  return (
    <div className={css.ofOne}>
      <LogOf qrCodeId={qrCode.id} />
      <ButtonLink to={paths.codeLog}>{t('audit.toAll')}</ButtonLink>
    </div>
  )
}
