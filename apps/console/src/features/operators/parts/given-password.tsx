import { useTranslation } from 'react-i18next'
import { oncePasswordDays } from 'virtual:contract-constants'
import { HandOverDialog } from '../../../ui/forms/hand-over-dialog.tsx'
import { numberShown } from './tier-name.ts'

interface GivenPasswordProps {
  password: string
  /** Number of the person who signs in with it. */
  whose: string
  onClose: () => void
}

/** The password as it is handed over; it is shown here and nowhere else. */
export function GivenPassword({ password, whose, onClose }: GivenPasswordProps) {
  const { t } = useTranslation()
  return (
    <HandOverDialog
      title={t('operators.madeTitle', { mobile: numberShown(whose) })}
      text={t('operators.passwordHint', { count: oncePasswordDays })}
      secrets={[{ key: 'once-password', value: password }]}
      action={t('operators.handedOver')}
      onClose={onClose}
    />
  )
}
