import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import css from './panels.module.css'

interface RecoveryCodesProps {
  codes: string[]
  onKept: () => void
}

/** Shown once: the server keeps their hashes only. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { t } = useTranslation()
  return (
    <>
      <p className={css.text}>{t('settings.recoveryCodes')}</p>
      <ul className={css.recovery}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={css.actions}>
        <CopyButton text={codes.join('\n')} />
        <Button type="primary" onClick={onKept}>
          {t('settings.recoveryKept')}
        </Button>
      </div>
    </>
  )
}
