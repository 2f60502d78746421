import type { CallOutput, contract, Status } from '@matai/contract'
import { Button, Select } from 'antd'
import dayjs from 'dayjs'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { statusCodesAtOnce } from 'virtual:contract-constants'
import { client } from '../../../client.ts'
import { MomentField } from '../../../ui/date-fields.tsx'
import { Field } from '../../../ui/field.tsx'
import { DrawerForm } from '../../../ui/forms/drawer-form.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { ShapeTag } from '../../../ui/shape-tag.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useForm } from '../../../ui/use-form.ts'
import { OneFile } from '../../files/public.ts'
import { CodePicker, type PickedCode } from './code-picker.tsx'
import { lookOf, statuses } from './queries.ts'
import css from './statuses.module.css'

type Outcome = CallOutput<typeof contract.statuses.setOnQrCodes>

interface SetDrawerProps {
  status: Status
  /** Which codes it begins with. */
  codes?: PickedCode[]
  /** Stands above the fields. */
  head?: ReactNode
  onClose: () => void
  /** It happened; without it the drawer just closes. */
  onDone?: (() => void) | undefined
}

const comeIntoSight = (seen: HTMLElement | null) => seen?.scrollIntoView({ block: 'nearest' })

/** Sets many codes: first what would happen, then it happens, and it can be taken back. */
export function SetDrawer({ status, codes = [], head, onClose, onDone = onClose }: SetDrawerProps) {
  const { t } = useTranslation()
  const changed = statuses.useChanged()
  const [preview, setPreview] = useState<Outcome>()
  const form = useForm({
    initial: { codes, itemId: 0, reason: '', until: '', nextId: 0, photoId: '' },
    checks: {
      codes: (chosen) => (chosen.length === 0 ? t('statuses.selectCodes') : undefined),
      itemId: (id) => (id === 0 ? t('statusScreens.chooseItem') : undefined),
    },
    showsFailure: true,
    async onSubmit(values) {
      const { undo, ...done } = await client.statuses.setOnQrCodes(asked(values))
      await changed()
      const said = t('statusScreens.setDone', { count: done.changed })
      const back = async () => {
        await client.statuses.undoSet({ undo: undo ?? '' })
        await changed()
      }
      toast.success(said, undo === null ? undefined : { label: t('app.undo'), run: () => void back() })
      onDone()
    },
  })
  const { values } = form

  function asked({ codes: chosen, itemId, reason, until, nextId, photoId }: typeof values) {
    return {
      statusId: status.id,
      ids: chosen.map(({ id }) => id),
      itemId: itemId < 0 ? null : itemId,
      reason,
      photoId: photoId || null,
      until: until === '' ? null : dayjs(until).toISOString(),
      nextId: until === '' || nextId === 0 ? null : nextId,
    }
  }

  async function look() {
    if (!(await form.validate())) return
    setPreview(await client.statuses.setOnQrCodes({ ...asked(values), preview: true }))
  }

  const item = form.field('itemId')
  return (
    <DrawerForm
      title={t('statusScreens.setTitle', { name: status.name })}
      action={t('statusScreens.set')}
      form={form}
      onClose={onClose}
    >
      {head}
      <CodePicker value={values.codes} most={statusCodesAtOnce} onChange={form.field('codes').onChange} />
      {form.field('codes').error && (
        <p className={css.fault} role="alert">
          {form.field('codes').error}
        </p>
      )}
      <Field label={t('statusScreens.to')} required error={item.error}>
        <Select
          value={item.value || null}
          options={[
            ...status.items.map((one) => ({ value: one.id, label: <ShapeTag {...lookOf(one)} /> })),
            { value: -1, label: t('statusScreens.takeOff') },
          ]}
          onChange={(id: number | null) => item.onChange(id ?? 0)}
        />
      </Field>
      <TextField label={t('statusScreens.reason')} max={200} {...form.field('reason')} />
      <div className={css.file}>
        <OneFile
          label={t('statusScreens.addPhoto')}
          accept="image/*"
          chosen={values.photoId}
          error={form.field('photoId').error}
          onFile={form.field('photoId').onChange}
        />
      </div>
      <Field label={t('statusScreens.until')} hint={t('statusScreens.untilHint')} error={form.field('until').error}>
        <MomentField {...form.field('until')} />
      </Field>
      {values.until !== '' && (
        <Field label={t('statusScreens.then')} error={form.field('nextId').error}>
          <Select
            value={values.nextId}
            options={[
              { value: 0, label: t('statusScreens.asBefore') },
              ...status.items
                .filter(({ id }) => id !== values.itemId)
                .map((one) => ({ value: one.id, label: <ShapeTag {...lookOf(one)} /> })),
            ]}
            onChange={form.field('nextId').onChange}
          />
        </Field>
      )}
      <div>
        <Button onClick={() => void look()}>{t('statusScreens.preview')}</Button>
      </div>
      {preview && (
        <div role="status" ref={comeIntoSight}>
          <p>{t('statusScreens.previewText', { changed: preview.changed, same: preview.same })}</p>
          <ul>
            {preview.from.map(({ item: from, codes: count }) => (
              <li key={from ?? ''}>
                {t('statusScreens.previewFrom', { from: from ?? t('statusScreens.nothing'), count })}
              </li>
            ))}
            {preview.refused.map(({ id, name, why }) => (
              <li key={id}>{t('statusScreens.previewRefused', { name, why })}</li>
            ))}
          </ul>
        </div>
      )}
    </DrawerForm>
  )
}
