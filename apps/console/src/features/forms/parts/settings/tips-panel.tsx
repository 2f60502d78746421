import type { FormTip } from '@matai/contract'
import { Button } from 'antd'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { tipMessageMax, tipPersonMax } from 'virtual:contract-constants'
import { client, sentenceOf } from '../../../../client.ts'
import { confirm } from '../../../../ui/confirm-store.ts'
import { DialogForm } from '../../../../ui/forms/dialog-form.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { AddIcon, DeleteIcon } from '../../../../ui/icons.ts'
import { ListScreen } from '../../../../ui/list/list-screen.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { useForm } from '../../../../ui/use-form.ts'
import css from './settings.module.css'
import { tipsOf } from './settings-queries.ts'
import { TipsFiles } from './tips-files.tsx'

/** What a filler of a name or with a phone reads after submitting: a seat, a room, a result. */
export function TipsPanel({ formId, count }: { formId: number; count: number }) {
  const { t } = useTranslation()
  const tips = useMemo(() => tipsOf(formId), [formId])
  const changed = tips.useChanged()
  const [adding, setAdding] = useState(false)

  async function remove({ id }: FormTip) {
    try {
      await client.formTips.delById({ formId, ids: [id] })
      await changed()
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  }

  async function removeAll() {
    const agreed = await confirm({
      title: t('formSettings.tipsRemoveTitle'),
      text: t('formSettings.tipsRemoveText'),
      action: t('formSettings.tipsRemove'),
      danger: true,
    })
    if (!agreed) return
    try {
      await client.formTips.delAll({ formId })
      await changed()
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  }
  const row = (tip: FormTip) => (
    <Button
      type="text"
      size="small"
      icon={<DeleteIcon />}
      aria-label={t('formSettings.tipRemove', { person: tip.person })}
      onClick={() => void remove(tip)}
    />
  )
  return (
    <Panel title={t('formSettings.tips')}>
      <p className={css.hint}>{t('formSettings.tipsHint')}</p>
      <ListScreen
        name="form-tips"
        label={t('formSettings.tips')}
        resource={tips}
        columns={[
          { key: 'person', title: t('formSettings.tipPerson'), width: 200, locked: true, render: (tip) => tip.person },
          { key: 'message', title: t('formSettings.tipMessage'), render: (tip) => tip.message },
          { key: 'actions', title: t('formScreens.actions'), locked: true, fixed: 'end', render: row },
        ]}
        card={(tip) => (
          <article className={css.tip}>
            <strong>{tip.person}</strong>
            <span>{tip.message}</span>
            {row(tip)}
          </article>
        )}
        rowKey={({ id }) => id}
        searchBy={t('formSettings.tipSearch')}
        create={
          <>
            {count > 0 && (
              <Button danger onClick={() => void removeAll()}>
                {t('formSettings.tipsRemove')}
              </Button>
            )}
            <TipsFiles formId={formId} count={count} onChanged={changed} />
            <Button icon={<AddIcon />} onClick={() => setAdding(true)}>
              {t('formSettings.tipAdd')}
            </Button>
          </>
        }
        empty={<p className={css.hint}>{t('formSettings.tipsNone')}</p>}
      />
      {adding && <TipDialog formId={formId} onChanged={changed} onClose={() => setAdding(false)} />}
    </Panel>
  )
}

interface TipDialogProps {
  formId: number
  onChanged: () => Promise<unknown>
  onClose: () => void
}

function TipDialog({ formId, onChanged, onClose }: TipDialogProps) {
  const { t } = useTranslation()
  const form = useForm({
    initial: { person: '', message: '' },
    showsFailure: true,
    async onSubmit(tip) {
      await client.formTips.add({ formId, ...tip })
      await onChanged()
      onClose()
    },
  })
  return (
    <DialogForm title={t('formSettings.tipAdd')} action={t('formSettings.save')} form={form} onClose={onClose}>
      <TextField label={t('formSettings.tipPerson')} max={tipPersonMax} required {...form.field('person')} />
      <TextField
        label={t('formSettings.tipMessage')}
        max={tipMessageMax}
        rows={3}
        required
        {...form.field('message')}
      />
    </DialogForm>
  )
}
