import { Button } from 'antd'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { client } from '../../../client.ts'
import { FormBody, FormFailure } from '../../../ui/forms/form-body.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useForm } from '../../../ui/use-form.ts'
import css from './operators.module.css'

/** Whether text messages and mails go out, tried before somebody waits for one. */
export function MessagesTest() {
  const { t } = useTranslation()
  return (
    <>
      <p>{t('operators.messagesText')}</p>
      <div className={css.tests}>
        <TestForm by="sms" label={t('operators.smsTo')} action={t('operators.testSms')} />
        <TestForm by="mail" label={t('operators.mailTo')} action={t('operators.testMail')} />
      </div>
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
    showsFailure: true,
    async onSubmit({ to }) {
      await client.operators.messageTest({ by, to: to.trim() })
      toast.success(i18next.t('operators.tested'))
    },
  })
  return (
    <Panel>
      <FormBody form={form}>
        <TextField label={label} max={254} inputMode={by === 'sms' ? 'tel' : 'email'} {...form.field('to')} />
        <FormFailure form={form} />
        <div>
          <Button htmlType="submit" loading={form.sending}>
            {action}
          </Button>
        </div>
      </FormBody>
    </Panel>
  )
}
