import { Modal } from 'antd'
import { useTranslation } from 'react-i18next'
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
    <Modal
      open={open}
      width={760}
      footer={null}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      destroyOnHidden
      title={t('accounts.signIn')}
      styles={{ header: { display: 'none' }, container: { padding: 0 } }}
    >
      <SignInCard onDone={done} />
    </Modal>
  )
}
