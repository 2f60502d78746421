import type { OperatedCode } from '@matai/contract'
import { useTranslation } from 'react-i18next'
import css from './operator.module.css'

interface CodeNameProps {
  code: OperatedCode
  onOpen: (id: string) => void
}

/** Name and number of a live code of whatever account; opens it. */
export function CodeName({ code, onOpen }: CodeNameProps) {
  const { t } = useTranslation()
  return (
    <span className={css.code}>
      <button type="button" className={css.open} onClick={() => onOpen(code.id)}>
        {code.name}
      </button>
      <span className={css.soft}>
        {code.kind === 'directory' ? `${t('abuse.directoryPage')} · ${code.id}` : code.id}
        {code.state !== 'normal' && (
          <span className={css.tag} data-state={code.state}>
            {t(`qrCodes.state_${code.state}`)}
          </span>
        )}
      </span>
    </span>
  )
}

/** Whose it is; an account that nobody named has no name to show. */
export function OwnerName({ code }: { code: OperatedCode }) {
  const { t } = useTranslation()
  return <>{code.owner.name || t('abuse.ownerNone')}</>
}
