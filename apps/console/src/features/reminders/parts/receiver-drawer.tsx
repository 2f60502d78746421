import type { Receiver } from '@matai/contract'
import { useQuery } from '@tanstack/react-query'
import { Checkbox, Radio, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { receiverNameMax } from 'virtual:contract-constants'
import { client } from '../../../client.ts'
import { Field } from '../../../ui/field.tsx'
import { DrawerForm } from '../../../ui/forms/drawer-form.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useForm } from '../../../ui/use-form.ts'
import { optionsQuery, receivers } from './queries.ts'
import css from './reminders.module.css'

interface ReceiverDrawerProps {
  /** null: a new one */
  receiver: Receiver | null
  onClose: () => void
}

const night = { from: '22:00', until: '07:00' }

/** Somebody of the account, or anybody else who agrees to it. */
export function ReceiverDrawer({ receiver, onClose }: ReceiverDrawerProps) {
  const { t } = useTranslation()
  const changed = receivers.useChanged()
  const { data: options } = useQuery(optionsQuery)
  const offersSms = options?.channels.includes('sms') ?? false
  const form = useForm({
    initial: {
      isMember: receiver ? receiver.user !== null : true,
      userId: receiver?.user?.id ?? 0,
      name: receiver?.name ?? '',
      email: receiver && !receiver.user ? receiver.email : '',
      mobile: receiver && !receiver.user ? receiver.mobile : '',
      off: receiver?.off ?? false,
      isQuiet: receiver?.quiet != null,
      from: receiver?.quiet?.from ?? night.from,
      until: receiver?.quiet?.until ?? night.until,
    },
    checks: {
      name: (name) => (name.trim() === '' ? t('errors.nameEmpty') : undefined),
      userId: (id, { isMember }) => (isMember && id === 0 ? t('reminderScreens.choosePerson') : undefined),
    },
    showsFailure: true,
    async onSubmit({ isMember, userId, name, email, mobile, off, isQuiet, from, until }) {
      const addresses = isMember
        ? { userId, email: null, mobile: null }
        : { userId: null, email: email.trim() || null, mobile: mobile.trim() || null }
      const draft = { name: name.trim(), off, quiet: isQuiet ? { from, until } : null, ...addresses }
      if (receiver) await client.reminders.editReceiver({ id: receiver.id, version: receiver.version, ...draft })
      else await client.reminders.addReceiver(draft)
      await changed()
      const isAsked = !isMember && addresses.email !== null && addresses.email !== receiver?.email
      toast.success(t(isAsked ? 'reminderScreens.savedAndAsked' : 'app.saved'))
      onClose()
    },
  })
  const { values } = form
  const choose = (id: number) => {
    form.set('userId', id)
    const person = options?.people.find((one) => one.id === id)
    if (person && values.name.trim() === '') form.set('name', person.name.slice(0, receiverNameMax))
  }
  return (
    <DrawerForm
      title={receiver?.name ?? t('reminderScreens.receiverAdd')}
      action={t('app.save')}
      form={form}
      needsChange={receiver !== null}
      onClose={onClose}
    >
      <Radio.Group
        aria-label={t('reminderScreens.whoIsIt')}
        value={values.isMember}
        options={[
          { value: true, label: t('reminderScreens.memberOf') },
          { value: false, label: t('reminderScreens.someoneElse') },
        ]}
        onChange={({ target }) => form.set('isMember', Boolean(target.value))}
      />
      {values.isMember && (
        <Field
          label={t('reminderScreens.person')}
          hint={t('reminderScreens.personHint')}
          required
          error={form.field('userId').error}
        >
          <Select
            showSearch
            optionFilterProp="label"
            value={values.userId || null}
            options={(options?.people ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(id: number | null) => choose(id ?? 0)}
          />
        </Field>
      )}
      <TextField label={t('reminderScreens.name')} required max={receiverNameMax} {...form.field('name')} />
      {!values.isMember && (
        <TextField
          label={t('reminderScreens.email')}
          hint={t('reminderScreens.emailHint')}
          inputMode="email"
          max={254}
          {...form.field('email')}
        />
      )}
      {!values.isMember && offersSms && (
        <TextField
          label={t('reminderScreens.mobile')}
          hint={t('reminderScreens.mobileHint')}
          inputMode="tel"
          max={30}
          {...form.field('mobile')}
        />
      )}
      <Checkbox checked={values.isQuiet} onChange={({ target }) => form.set('isQuiet', target.checked)}>
        {t('reminderScreens.quietOn')}
      </Checkbox>
      {values.isQuiet && (
        <div className={css.pair}>
          <TextField label={t('reminderScreens.quietFrom')} type="time" max={5} {...form.field('from')} />
          <TextField label={t('reminderScreens.quietUntil')} type="time" max={5} {...form.field('until')} />
        </div>
      )}
      {values.isQuiet && <p className={css.soft}>{t('reminderScreens.quietHint')}</p>}
      <Checkbox checked={values.off} onChange={({ target }) => form.set('off', target.checked)}>
        {t('reminderScreens.offLong')}
      </Checkbox>
    </DrawerForm>
  )
}
