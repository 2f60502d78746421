import { Button, Input } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { appealMax } from 'virtual:contract-constants'
import { client } from '../../../client.ts'
import { Field } from '../../../ui/field.tsx'
import { useFormats } from '../../../ui/format.ts'
import { toast } from '../../../ui/toast-store.ts'
import { useForm } from '../../../ui/use-form.ts'
import { useAbuseChanged } from './abuse-queries.ts'
import css from './operator.module.css'

interface AnswerFormProps {
  id: string
  appeal: { at: string; text: string }
}

/** What the owner says, and the two ways to answer. */
export function AnswerForm({ id, appeal }: AnswerFormProps) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const changed = useAbuseChanged()
  const lifts = useRef(false)
  const form = useForm({
    initial: { answer: '' },
    checks: { answer: (answer) => (answer.trim() ? undefined : t('abuse.answerMissing')) },
    async onSubmit({ answer }) {
      await client.abuse.appealAnswer({ id, lift: lifts.current, answer: answer.trim() })
      await changed()
      toast.success(t('abuse.answered'))
    },
  })
  const choose = (lift: boolean) => {
    lifts.current = lift
  }
  return (
    <section className={css.appeal}>
      <h2 className={css.heading}>{t('abuse.appealOf')}</h2>
      <p className={css.words}>{appeal.text}</p>
      <p className={css.soft}>{formatInstant(appeal.at)}</p>
      <form onSubmit={(event) => void form.submit(event)}>
        <Field
          label={t('abuse.answerLabel')}
          hint={t('abuse.answerHint', { max: appealMax })}
          error={form.errors.answer}
          required
        >
          <Input.TextArea
            rows={3}
            maxLength={appealMax}
            value={form.values.answer}
            onChange={(event) => form.set('answer', event.target.value)}
          />
        </Field>
        <div className={css.choices}>
          <Button htmlType="submit" disabled={form.sending} onClick={() => choose(false)}>
            {t('abuse.keepBlock')}
          </Button>
          <Button htmlType="submit" type="primary" disabled={form.sending} onClick={() => choose(true)}>
            {t('abuse.liftBlock')}
          </Button>
        </div>
      </form>
    </section>
  )
}
