import type { CallOutput, Contract } from '@matai/contract'
import { type DraftBlock, finished, toDraft } from '@matai/content/draft'
import { exchanged } from '@matai/content/exchange'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Input, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CodeDeedProps } from '../../../../code-slot.ts'
import { client, sentenceOf } from '../../../../client.ts'
import { Field } from '../../../../ui/field.tsx'
import { DialogForm } from '../../../../ui/forms/dialog-form.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { useForm } from '../../../../ui/use-form.ts'
import { OneFile } from '../../../files/public.ts'
import { qrCodesChanged } from '../queries.ts'
import css from './bulk.module.css'
import { OneBlock } from './one-block.tsx'

type Part = CallOutput<Contract['qrCodes']['contentParts']>['parts'][number]

/** Puts another number, link, file or block in place of one that the chosen codes hold; says how many change. */
export function ExchangeDialog({ qrCodes, onDone, onClose }: CodeDeedProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const ids = qrCodes.map(({ id }) => id)
  const { data } = useQuery({
    queryKey: ['qrCodes', 'list', 'parts', ids],
    queryFn: ({ signal }) => client.qrCodes.contentParts({ ids }, { signal }),
  })
  const parts = data?.parts ?? []
  const kinds = exchanged.filter((what) => parts.some((part) => part.what === what))
  const [what, setWhat] = useState<Part['what']>()
  const [value, setValue] = useState<string>()
  const [put, setPut] = useState<DraftBlock>()
  const shownKind = what ?? kinds[0]
  const choices = parts.filter((part) => part.what === shownKind)
  const part = choices.find((one) => one.value === value) ?? choices[0]
  const block = part?.block && (put ?? toDraft(part.block))

  const form = useForm({
    initial: { to: '' },
    showsFailure: true,
    checks: { to: (to) => (part?.what !== 'block' && to.trim() === '' ? t('errors.required') : undefined) },
    async onSubmit({ to }) {
      if (!part) return
      const sent = block && finished(block)
      if (part.what === 'block' && !sent) throw new Error(t('qrCodes.gap'))
      const { changed } = await client.qrCodes.contentExchange({
        ...{ ids, what: part.what, from: part.value, to: to.trim() },
        ...(sent ? { block: sent } : {}),
      })
      qrCodesChanged(queries)
      const items = changed.map(({ id, before }) => ({ id, version: before }))
      const back = async () => {
        try {
          await client.qrCodes.contentBack({ items })
          toast.success(t('qrCodes.undone'))
        } catch (error) {
          toast.error(sentenceOf(error))
        }
        qrCodesChanged(queries)
      }
      toast.success(
        t('qrCodes.exchanged', { count: changed.length }),
        items.length > 0 ? { label: t('app.undo'), run: () => void back() } : undefined,
      )
      onDone()
    },
  })

  function choose(change: { what?: Part['what']; value?: string }) {
    setWhat(change.what ?? shownKind)
    setValue(change.value)
    setPut(undefined)
    form.set('to', '')
  }

  return (
    <DialogForm
      title={t('qrCodes.exchangeTitle', { count: qrCodes.length })}
      action={t('qrCodes.exchangeDo', { count: part?.codes ?? 0 })}
      form={form}
      onClose={onClose}
      width={560}
    >
      {!data && <Skeleton rows={4} />}
      {data && !part && <p>{t('qrCodes.exchangeNothing')}</p>}
      {part && shownKind && (
        <div className={css.dialog}>
          <Field label={t('qrCodes.exchangeWhat')}>
            <Select
              value={shownKind}
              options={kinds.map((kind) => ({ value: kind, label: t(`qrCodes.exchange_${kind}`) }))}
              onChange={(next) => choose({ what: next })}
            />
          </Field>
          <Field label={t('qrCodes.exchangeFrom')}>
            <Select
              value={part.value}
              options={choices.map((one) => ({
                value: one.value,
                label: t('qrCodes.exchangeHeld', { name: one.name, count: one.codes }),
              }))}
              onChange={(next) => choose({ value: next })}
            />
          </Field>
          {(part.what === 'phone' || part.what === 'link') && (
            <Field label={t('qrCodes.exchangeTo')} error={form.errors.to} required>
              <Input
                type={part.what === 'phone' ? 'tel' : 'url'}
                value={form.values.to}
                maxLength={2_000}
                onChange={({ target }) => form.set('to', target.value)}
              />
            </Field>
          )}
          {part.what === 'file' && (
            <OneFile
              label={t('qrCodes.exchangeFile')}
              error={form.errors.to}
              onFile={(id) => form.set('to', id)}
              chosen={form.values.to}
            />
          )}
          {block && <OneBlock key={part.value} block={block} onChange={setPut} />}
          <p className={css.result} role="status">
            {t('qrCodes.exchangePreview', { count: part.codes })}{' '}
            {qrCodes.length > part.codes && t('qrCodes.exchangeStay', { count: qrCodes.length - part.codes })}{' '}
            {data && data.fixed > 0 && t('qrCodes.exchangeFixed', { count: data.fixed })}
          </p>
        </div>
      )}
    </DialogForm>
  )
}
