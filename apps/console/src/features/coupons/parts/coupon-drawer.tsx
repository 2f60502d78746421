import type { Coupon } from '@matai/contract'
import { Select, Switch } from 'antd'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { couponModes, couponNameMax, couponOutletsMax, couponWordsMax } from 'virtual:contract-constants'
import { client } from '../../../client.ts'
import { MomentField } from '../../../ui/date-fields.tsx'
import { Field } from '../../../ui/field.tsx'
import { useFormats } from '../../../ui/format.ts'
import { DrawerForm } from '../../../ui/forms/drawer-form.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { InputNumber } from '../../../ui/number-input.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useForm } from '../../../ui/use-form.ts'
import { PageColour, PictureInput } from '../../brand/public.ts'
import css from '../coupons.module.css'
import { FormSelect } from '../../forms/public.tsx'
import { StyleField } from '../../styles/public.tsx'
import { ItemsField } from './items-field.tsx'
import { PhoneCoupon } from './phone-coupon.tsx'
import { coupons } from './queries.ts'
import { useOutlets } from './use-outlets.ts'

/** `2026-12-24T18:00` on the reader's clock. */
const onClock = (at: Date) => new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
const month = 30 * 86_400_000
/** As long as what its codes will hold. */
const sample = () => `${location.origin}/c/Ab3dEf7hJk4mNp8q/4K7M9P2R5T`

/** Midnight of the reader's today. */
function today(): Date {
  const now = new Date()
  now.setHours(0, 0, 0, 0)
  return now
}

/** A coupon with all that is said of it; a new one with its items. */
export function CouponDrawer({ coupon, onClose }: { coupon: Coupon | null; onClose: () => void }) {
  const { t } = useTranslation()
  const { formatDate } = useFormats()
  const dayOf = (moment: string) => (moment ? formatDate(new Date(moment).toISOString()) : '')
  const changed = coupons.useChanged()
  const outlets = useOutlets()
  const form = useForm({
    initial: {
      name: coupon?.name ?? '',
      mode: coupon?.mode ?? 'merchant',
      from: onClock(coupon ? new Date(coupon.from) : today()),
      until: onClock(coupon ? new Date(coupon.until) : new Date(today().getTime() + month)),
      uses: coupon?.uses ?? 1,
      outlets: coupon?.outlets ?? [],
      words: coupon?.words ?? '',
      byLink: coupon?.byLink ?? false,
      formId: coupon?.formId ?? null,
      colour: coupon?.colour ?? '',
      coverId: coupon?.cover ?? null,
      style: coupon?.style ?? null,
      items: [{ name: '', quantity: 100 }],
    },
    checks: {
      name: (name) => (name.trim() === '' ? t('errors.nameEmpty') : undefined),
      from: (from) => (from === '' ? t('coupons.dayMissing') : undefined),
      until: (until, { from }) =>
        until === '' ? t('coupons.dayMissing') : until <= from ? t('coupons.endBeforeStart') : undefined,
      items: (items) =>
        coupon
          ? undefined
          : Object.fromEntries(
              items.map(({ name }, place) => [`${place}.name`, name.trim() === '' ? t('errors.nameEmpty') : undefined]),
            ),
    },
    showsFailure: true,
    async onSubmit({ items, from, until, coverId, ...rest }) {
      const settings = {
        ...rest,
        coverId: coverId?.id ?? null,
        name: rest.name.trim(),
        from: new Date(from).toISOString(),
        until: new Date(until).toISOString(),
      }
      if (coupon) await client.coupons.edit({ id: coupon.id, ...settings })
      else
        await client.coupons.add({
          ...settings,
          items: items.map(({ name, quantity }) => ({ name: name.trim(), quantity })),
        })
      await changed()
      toast.success(t('app.saved'))
      onClose()
    },
  })
  return (
    <DrawerForm
      title={coupon?.name ?? t('coupons.add')}
      action={t(coupon ? 'app.save' : 'coupons.create')}
      form={form}
      needsChange={coupon !== null}
      onClose={onClose}
      width={860}
      beside={
        <PhoneCoupon
          {...{ name: form.values.name, words: form.values.words, colour: form.values.colour }}
          item={coupon?.items[0]?.name ?? form.values.items[0]?.name ?? ''}
          cover={form.values.coverId}
          validity={t('coupons.validBetween', { from: dayOf(form.values.from), until: dayOf(form.values.until) })}
        />
      }
    >
      <TextField label={t('coupons.name')} required autoFocus max={couponNameMax} {...form.field('name')} />
      <Field label={t('coupons.mode')} hint={t(`coupons.modeHint_${form.values.mode}`)}>
        <Select
          value={form.values.mode}
          onChange={(mode) => form.set('mode', mode)}
          options={couponModes.map((value) => ({ value, label: t(`coupons.mode_${value}`) }))}
        />
      </Field>
      {!coupon && <ItemsField form={form} />}
      <Field label={t('coupons.from')} required error={form.errors.from}>
        <MomentField value={form.values.from} onChange={(from) => form.set('from', from)} />
      </Field>
      <Field label={t('coupons.until')} required error={form.errors.until}>
        <MomentField value={form.values.until} onChange={(until) => form.set('until', until)} />
      </Field>
      <Field label={t('coupons.uses')} hint={t('coupons.usesHint')} error={form.errors.uses}>
        <InputNumber
          min={1}
          max={1_000}
          precision={0}
          value={form.values.uses}
          onChange={(uses) => form.set('uses', uses ?? 1)}
        />
      </Field>
      <Field label={t('coupons.outlets')} hint={t('coupons.outletsHint')} error={form.errors.outlets}>
        <Select
          mode="tags"
          maxCount={couponOutletsMax}
          value={form.values.outlets}
          onChange={(chosen) => form.set('outlets', chosen)}
          options={outlets}
          notFoundContent={null}
        />
      </Field>
      <div className={css.looks}>
        <PictureInput
          label={t('coupons.cover')}
          hint={t('coupons.coverHint')}
          file={form.values.coverId}
          error={form.errors.coverId}
          onChange={(cover) => form.set('coverId', cover)}
        />
        <PageColour
          label={t('coupons.colour')}
          hint={t('coupons.colourHint')}
          usual={t('coupons.colourOfAccount')}
          {...form.field('colour')}
        />
        <Suspense fallback={<Skeleton rows={2} height={28} />}>
          <StyleField content={sample()} files={coupon?.files ?? []} {...form.field('style')} />
        </Suspense>
      </div>
      <TextField label={t('coupons.words')} rows={4} max={couponWordsMax} {...form.field('words')} />
      <Field label={t('coupons.byLink')} hint={t('coupons.byLinkHint')}>
        <Switch checked={form.values.byLink} onChange={(byLink) => form.set('byLink', byLink)} />
      </Field>
      <FormSelect
        label={t('coupons.byForm')}
        none={t('coupons.byFormNone')}
        hint={t('coupons.byFormHint')}
        error={form.errors.formId}
        value={form.values.formId}
        onChange={(formId) => form.set('formId', formId)}
      />
    </DrawerForm>
  )
}
