import { Button, Input } from 'antd'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { client } from '../../../client.ts'
import { Field } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useForm } from '../../../ui/use-form.ts'
import css from './operators.module.css'

/** Whether text messages and mails go out, tried before somebody waits for one. */
export function MessagesTest() {
  const { t } = useTranslation()
  return (
    <>
      <p className={css.soft}>{t('operators.messagesText')}</p>
      <TestForm by="sms" label={t('operators.smsTo')} action={t('operators.testSms')} />
      <TestForm by="mail" label={t('operators.mailTo')} action={t('operators.testMail')} />
    </>
  )
}

interface TestFormProps {
  by: 'sms' | 'mail'
  label: string
  action: string
}

function TestForm({ by, label, action }: TestFormProps) {
  const form = useForm({
    initial: { to: '' },
    checks: { to: (to) => (to.trim() ? undefined : i18next.t('operators.toMissing')) },
    async onSubmit({ to }) {
      await client.operators.messageTest({ by, to: to.trim() })
      toast.success(i18next.t('operators.tested'))
    },
  })
  return (
    <form className={css.test} onSubmit={(event) => void form.submit(event)} noValidate>
      <Field label={label} error={form.errors.to}>
        <Input value={form.values.to} maxLength={254} onChange={(event) => form.set('to', event.target.value)} />
      </Field>
      <Button htmlType="submit" loading={form.sending}>
        {action}
      </Button>
    </form>
  )
}
