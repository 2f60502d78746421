import type { RecordApproval } from '@matai/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { approvalReasonMax } from 'virtual:contract-constants'
import { client } from '../../../../client.ts'
import { useFormats } from '../../../../ui/format.ts'
import { FormBody, FormFailure } from '../../../../ui/forms/form-body.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { useForm } from '../../../../ui/use-form.ts'
import { sendFile } from '../../../files/public.ts'
import { approvalQuery, recordsOf } from '../queries.ts'
import css from '../records.module.css'
import { SignaturePad, type TakeSignature } from './signature-pad.tsx'

interface ApprovalProps {
  recordId: number
  formId: number
}

/** What became of a record's approval, for whom it waits, and the decision of who may decide. */
export function Approval({ recordId, formId }: ApprovalProps) {
  const { t } = useTranslation()
  const { formatInstant, formatNames } = useFormats()
  const { data } = useQuery(approvalQuery(recordId))
  if (!data || data.state === 'none') return null
  return (
    <section>
      <h3 className={css.heading}>
        {t('recordScreens.approval')} · {t(`recordScreens.approval_${data.state}`)}
      </h3>
      {data.state === 'waiting' && (
        <p className={css.soft}>
          {t('recordScreens.approvalWaits', {
            level: data.level,
            of: data.of,
            people: formatNames(data.waitsFor.map(({ id, name }) => name || `#${id}`)),
          })}
        </p>
      )}
      <ul className={css.thread}>
        {data.steps.map(({ level, user, approved, reason, signature, at }) => (
          <li key={level}>
            <span>
              {t(approved ? 'recordScreens.approvedBy' : 'recordScreens.refusedBy', { level, name: user.name })}
            </span>
            {reason && <span className={css.said}>{reason}</span>}
            {signature && (
              <span className={css.signed}>
                <img src={signature.url} alt={t('recordScreens.signature')} />
              </span>
            )}
            <small className={css.soft}>{formatInstant(at)}</small>
          </li>
        ))}
      </ul>
      {data.can.decide && <Decision key={data.level} approval={data} recordId={recordId} formId={formId} />}
    </section>
  )
}

function Decision({ approval, recordId, formId }: ApprovalProps & { approval: RecordApproval }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const changed = recordsOf(formId).useChanged()
  // Which of the two buttons sends: known at once, and not with the next picture.
  const approves = useRef(true)
  const signature = useRef<TakeSignature>(undefined)
  const form = useForm({
    initial: { reason: '' },
    checks: {
      reason: (reason) => (approves.current || reason.trim() ? undefined : t('recordScreens.reasonMissing')),
    },
    showsFailure: true,
    async onSubmit({ reason }) {
      const approved = approves.current
      const file = await signature.current?.()
      const signed = file ? { signatureId: (await sendFile(file, () => undefined)).id } : {}
      const decided = await client.recordApprovals.decide({
        recordId,
        level: approval.level,
        approved,
        reason,
        ...signed,
      })
      queries.setQueryData(approvalQuery(recordId).queryKey, decided)
      toast.success(t('recordScreens.decided'))
      await changed()
    },
  })
  return (
    <FormBody form={form}>
      <TextField label={t('recordScreens.approvalReason')} rows={2} max={approvalReasonMax} {...form.field('reason')} />
      <SignaturePad
        onChange={(take) => {
          signature.current = take
        }}
      />
      <FormFailure form={form} />
      <div className={css.choice}>
        <Button
          type="primary"
          htmlType="submit"
          loading={form.sending}
          onClick={() => {
            approves.current = true
          }}
        >
          {t('recordScreens.approve')}
        </Button>
        <Button
          danger
          htmlType="submit"
          disabled={form.sending}
          onClick={() => {
            approves.current = false
          }}
        >
          {t('recordScreens.refuse')}
        </Button>
      </div>
    </FormBody>
  )
}
