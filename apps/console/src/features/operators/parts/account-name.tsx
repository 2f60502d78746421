import type { OperatedAccount } from '@matai/contract'
import { useTranslation } from 'react-i18next'
import css from './operators.module.css'
import { accountName, numberShown } from './tier-name.ts'

interface AccountNameProps {
  account: OperatedAccount
  onOpen: (id: number) => void
}

/** Name, number and the owner's mobile number; opens the account. */
export function AccountName({ account, onOpen }: AccountNameProps) {
  const { id, name, mobile } = account
  return (
    <span className={css.name}>
      <button type="button" className={css.open} onClick={() => onOpen(id)}>
        {accountName(account)}
      </button>
      <span className={css.soft}>{[`#${id}`, name ? numberShown(mobile) : ''].filter(Boolean).join(' · ')}</span>
    </span>
  )
}

export function StateTag({ state }: { state: OperatedAccount['state'] }) {
  const { t } = useTranslation()
  return (
    <span className={css.tag} data-state={state}>
      {t(`operators.state_${state}`)}
    </span>
  )
}
