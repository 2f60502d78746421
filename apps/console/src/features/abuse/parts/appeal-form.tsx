import { Button, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { appealMax } from 'virtual:contract-constants'
import { client } from '../../../client.ts'
import { Field } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useForm } from '../../../ui/use-form.ts'
import { useAbuseChanged } from './abuse-queries.ts'

interface AppealFormProps {
  id: string
  /** After an answer that kept the stop. */
  isAgain: boolean
}

/** What the owner has to say to a stop. */
export function AppealForm({ id, isAgain }: AppealFormProps) {
  const { t } = useTranslation()
  const changed = useAbuseChanged()
  const form = useForm({
    initial: { text: '' },
    checks: { text: (text) => (text.trim() ? undefined : t('abuse.appealMissing')) },
    async onSubmit({ text }) {
      await client.abuse.appeal({ id, text: text.trim() })
      await changed()
      toast.success(t('abuse.appealSent'))
    },
  })
  return (
    <form onSubmit={(event) => void form.submit(event)}>
      <Field
        label={t(isAgain ? 'abuse.appealAgain' : 'abuse.appealText')}
        hint={t('abuse.appealHint', { max: appealMax })}
        error={form.errors.text}
        required
      >
        <Input.TextArea
          rows={5}
          maxLength={appealMax}
          value={form.values.text}
          onChange={(event) => form.set('text', event.target.value)}
        />
      </Field>
      <Button htmlType="submit" type="primary" loading={form.sending}>
        {t('abuse.appealSend')}
      </Button>
    </form>
  )
}
