import { useTranslation } from 'react-i18next'
import { GateDialog } from '../../ui/gate-dialog.tsx'
import { useSignInRequest } from '../../session.ts'
import { SignInCard } from './parts/sign-in-card.tsx'

/** Over any page. Neither a click outside nor Escape closes it (specification, section 2). */
export function LoginDialog() {
  const { t } = useTranslation()
  const { open, then } = useSignInRequest()

  function done() {
    useSignInRequest.setState({ open: false, then: undefined })
    then?.()
  }

  return (
    <GateDialog title={t('accounts.signIn')} open={open} width={760}>
      <SignInCard onDone={done} />
    </GateDialog>
  )
}
