import type { GroupMode, SubCode } from '@matai/contract'
import { Switch } from 'antd'
import { useTranslation } from 'react-i18next'
import { groupCodeNameMax } from 'virtual:contract-constants'
import { client } from '../../../client.ts'
import { MomentField } from '../../../ui/date-fields.tsx'
import { Field } from '../../../ui/field.tsx'
import { DrawerForm } from '../../../ui/forms/drawer-form.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { InputNumber } from '../../../ui/number-input.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useForm } from '../../../ui/use-form.ts'
import { AreasField } from './areas-field.tsx'
import { HoursField } from './hours-field.tsx'
import { useGroupChanged } from './queries.ts'

interface PictureDrawerProps {
  sub: SubCode
  mode: GroupMode
  onClose: () => void
}

/** `2026-12-24T18:00` on the reader's clock. */
const onClock = (iso: string | null) => {
  if (!iso) return ''
  const at = new Date(iso)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** One picture: name, places, end, and what its mode asks for. */
export function PictureDrawer({ sub, mode, onClose }: PictureDrawerProps) {
  const { t } = useTranslation()
  const changed = useGroupChanged()
  const form = useForm({
    initial: {
      name: sub.name,
      most: sub.most,
      until: onClock(sub.until),
      weight: sub.weight,
      hours: sub.hours,
      areas: sub.areas,
      paused: sub.paused,
    },
    checks: { name: (name) => (name.trim() === '' ? t('errors.nameEmpty') : undefined) },
    showsFailure: true,
    async onSubmit({ name, most, until, ...values }) {
      await client.groupSubs.edit({
        id: sub.id,
        ...values,
        name: name.trim(),
        until: until ? new Date(until).toISOString() : null,
      })
      if (most !== sub.most) await client.groupSubs.changeLimit({ ids: [sub.id], most })
      await changed()
      toast.success(t('app.saved'))
      onClose()
    },
  })
  return (
    <DrawerForm title={sub.name} action={t('app.save')} form={form} needsChange onClose={onClose}>
      <TextField label={t('groupCodes.name')} required max={groupCodeNameMax} {...form.field('name')} />
      <Field label={t('groupCodes.most')} hint={t('groupCodes.mostHint')} error={form.errors.most}>
        <InputNumber
          min={1}
          max={1_000_000}
          precision={0}
          value={form.values.most}
          onChange={(most) => form.set('most', most)}
        />
      </Field>
      <Field label={t('groupCodes.endsOn')} hint={t('groupCodes.endsOnHint')} error={form.errors.until}>
        <MomentField value={form.values.until} onChange={(until) => form.set('until', until)} />
      </Field>
      {mode === 'weight' && (
        <Field label={t('groupCodes.weight')} hint={t('groupCodes.weightHint')} error={form.errors.weight}>
          <InputNumber
            min={1}
            max={100}
            precision={0}
            value={form.values.weight}
            onChange={(weight) => form.set('weight', weight ?? 1)}
          />
        </Field>
      )}
      {mode === 'hours' && <HoursField {...form.field('hours')} />}
      {mode === 'region' && <AreasField {...form.field('areas')} />}
      <Field label={t('groupCodes.paused')} hint={t('groupCodes.pausedHint')}>
        <Switch checked={form.values.paused} onChange={(paused) => form.set('paused', paused)} />
      </Field>
    </DrawerForm>
  )
}
