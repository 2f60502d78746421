import type { FollowUp, FollowUpState } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Button, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../../client.ts'
import { Field } from '../../../../ui/field.tsx'
import { useFormats } from '../../../../ui/format.ts'
import { DeleteIcon } from '../../../../ui/icons.ts'
import { toast } from '../../../../ui/toast-store.ts'
import { useForm } from '../../../../ui/use-form.ts'
import { followUpsQuery, recordsOf } from '../queries.ts'
import css from '../records.module.css'

const states = ['pending', 'inProgress', 'done', 'noNeed'] as const

/** What people said and did about a record, and a place to say more. */
export function FollowUps({ recordId, formId }: { recordId: number; formId: number }) {
  const { t } = useTranslation()
  const { data } = useQuery(followUpsQuery(recordId))
  const changed = recordsOf(formId).useChanged()
  const form = useForm({
    initial: { text: '', state: '' as FollowUpState | '' },
    showsFailure: true,
    async onSubmit({ text, state }) {
      await client.followUps.add({ recordId, text, ...(state ? { state } : {}) })
      form.reset({ text: '', state: '' })
      await changed()
    },
  })
  return (
    <section>
      <h2 className={css.heading}>{t('recordScreens.followUps')}</h2>
      {data?.list.length === 0 && <p className={css.soft}>{t('recordScreens.followUpNone')}</p>}
      <ul className={css.thread}>
        {data?.list.map((entry) => (
          <Entry key={entry.id} entry={entry} changed={changed} />
        ))}
      </ul>
      <form className={css.say} onSubmit={form.submit}>
        <Field label={t('recordScreens.followUpText')} error={form.errors.text}>
          <Input.TextArea
            rows={2}
            maxLength={2_000}
            value={form.values.text}
            onChange={(event) => form.set('text', event.target.value)}
          />
        </Field>
        <Field label={t('recordScreens.followUpState')} error={form.errors.state}>
          <Select
            value={form.values.state}
            onChange={(state) => form.set('state', state)}
            options={[
              { value: '', label: t('recordScreens.followUpSame') },
              ...states.map((value) => ({ value, label: t(`recordScreens.state_${value}`) })),
            ]}
          />
        </Field>
        <Button type="primary" htmlType="submit" loading={form.sending}>
          {t('recordScreens.followUpAdd')}
        </Button>
      </form>
    </section>
  )
}

function Entry({ entry, changed }: { entry: FollowUp; changed: () => Promise<unknown> }) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const { id, text, state, user, at, can } = entry
  const remove = async () => {
    try {
      await client.followUps.del({ id })
    } catch (error) {
      toast.error(sentenceOf(error))
    } finally {
      await changed()
    }
  }
  return (
    <li>
      <span className={css.said}>{text}</span>
      {state && <span>{t('recordScreens.followUpSet', { state: t(`recordScreens.state_${state}`) })}</span>}
      <small className={css.soft}>
        {user.name} · {formatInstant(at)}
      </small>
      {can.delete && (
        <Button
          type="text"
          size="small"
          icon={<DeleteIcon />}
          aria-label={t('recordScreens.followUpRemove')}
          onClick={() => void remove()}
        />
      )}
    </li>
  )
}
