import { UnlessLooking } from '../../../../ui/unless-looking.tsx'
import type { FollowUp, FollowUpState } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button, Input, Select } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../../client.ts'
import { paths } from '../../../../paths.ts'
import { DayField } from '../../../../ui/date-fields.tsx'
import { Field } from '../../../../ui/field.tsx'
import { useFormats } from '../../../../ui/format.ts'
import { DeleteIcon } from '../../../../ui/icons.ts'
import { startOfDay } from '../../../../ui/list/days.ts'
import { toast } from '../../../../ui/toast-store.ts'
import { useForm } from '../../../../ui/use-form.ts'
import { followUpsQuery, peopleQuery, recordsOf } from '../queries.ts'
import { sendFile } from '../../../files/public.ts'
import { SignaturePad, type TakeSignature } from '../approval/signature-pad.tsx'
import { StateField } from '../follow-up/state-field.tsx'
import css from '../records.module.css'
import { FillOther } from './fill-other.tsx'
import { FollowUpFiles } from './follow-up-files.tsx'

const nothing = { text: '', state: '' as FollowUpState | '', chargeId: '', dueAt: '', fileIds: [] as string[] }

/** What people said and did about a record, and a place to say more. */
export function FollowUps({ recordId, formId }: { recordId: number; formId: number }) {
  const { t } = useTranslation()
  const { data } = useQuery(followUpsQuery(recordId))
  const people = useQuery(peopleQuery).data?.list ?? []
  const changed = recordsOf(formId).useChanged()
  const signature = useRef<TakeSignature>(undefined)
  const [isSigning, setSigning] = useState(false)
  const form = useForm({
    initial: nothing,
    showsFailure: true,
    async onSubmit({ text, state, chargeId, dueAt, fileIds }) {
      const due = dueAt ? startOfDay(dueAt, 1) : undefined
      const picture = isSigning ? await signature.current?.() : undefined
      const signed = picture && new File([picture], `${t('recordScreens.signature')}.png`, { type: picture.type })
      const signatureIds = signed ? [(await sendFile(signed, () => undefined)).id] : []
      await client.followUps.add({
        ...{ recordId, text, fileIds: [...fileIds, ...signatureIds] },
        ...(state ? { state } : {}),
        ...(chargeId ? { chargeId: Number(chargeId) } : {}),
        ...(due ? { dueAt: due } : {}),
      })
      form.reset(nothing)
      setSigning(false)
      signature.current = undefined
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
      <UnlessLooking>
        <form className={css.say} onSubmit={form.submit}>
          <Field label={t('recordScreens.followUpText')} error={form.errors.text}>
            <Input.TextArea
              rows={2}
              maxLength={2_000}
              value={form.values.text}
              onChange={(event) => form.set('text', event.target.value)}
            />
          </Field>
          <StateField
            value={form.values.state}
            error={form.errors.state}
            onChange={(state) => form.set('state', state)}
          />
          <Field label={t('recordScreens.charge')} error={form.errors.chargeId}>
            <Select
              value={form.values.chargeId}
              onChange={(chargeId) => form.set('chargeId', chargeId)}
              options={[
                { value: '', label: t('recordScreens.followUpSame') },
                ...people.map(({ id, name }) => ({ value: String(id), label: name || `#${id}` })),
              ]}
            />
          </Field>
          <Field label={t('recordScreens.due')} error={form.errors.dueAt}>
            <DayField value={form.values.dueAt} onChange={(day) => form.set('dueAt', day)} />
          </Field>
          <FollowUpFiles ids={form.values.fileIds} onChange={(ids) => form.set('fileIds', ids)} />
          {isSigning && (
            <SignaturePad
              onChange={(take) => {
                signature.current = take
              }}
            />
          )}
          {form.failure && <p role="alert">{form.failure}</p>}
          <div className={css.ruleThen}>
            <Button type="primary" htmlType="submit" loading={form.sending}>
              {t('recordScreens.followUpAdd')}
            </Button>
            {!isSigning && <Button onClick={() => setSigning(true)}>{t('recordScreens.followUpSign')}</Button>}
            <FillOther recordId={recordId} formId={formId} />
          </div>
        </form>
      </UnlessLooking>
    </section>
  )
}

function Entry({ entry, changed }: { entry: FollowUp; changed: () => Promise<unknown> }) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const { id, text, state, user, at, can, charge, dueAt, files, filled } = entry
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
      {charge && <span>{t('recordScreens.followUpGiven', { name: charge.name })}</span>}
      {dueAt && <span>{t('recordScreens.followUpDue', { at: formatInstant(dueAt) })}</span>}
      {filled && (
        <Link to={paths.formRecord(filled.formId, filled.recordId)}>{t('recordScreens.followUpFilled', filled)}</Link>
      )}
      {files.length > 0 && (
        <span className={css.thumbs}>
          {files.map((file) => (
            <a key={file.id} href={file.url} target="_blank" rel="noreferrer">
              {file.kind === 'picture' ? <img src={file.url} alt={file.name} /> : file.name}
            </a>
          ))}
        </span>
      )}
      <small className={css.soft}>
        {user.id === 0 ? t('recordScreens.byRule') : user.name} · {formatInstant(at)}
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
