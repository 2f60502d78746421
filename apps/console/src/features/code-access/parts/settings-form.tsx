import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { type FormEvent, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../client.ts'
import { toast } from '../../../ui/toast-store.ts'
import { useForm } from '../../../ui/use-form.ts'
import { fieldAt, faultKeys } from './access-faults.ts'
import { type AccessForm, changedParts, toSettings } from './access-form.ts'
import { accessChanged } from './access-queries.ts'
import css from './access.module.css'
import { AreaSection } from './area-section.tsx'
import { CountsSection } from './counts-section.tsx'
import { FallbackSection } from './fallback-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PeriodsSection } from './periods-section.tsx'
import { PhonesSection } from './phones-section.tsx'
import { PositionSection } from './position-section.tsx'

interface SettingsFormProps {
  ids: string[]
  initial: AccessForm
  /** Visits that the limit has counted; absent for many codes. */
  used?: number
  /** Phones on the list. */
  listed?: number
  onList?: () => void
  onDirty: (dirty: boolean) => void
  onSaved: () => void
}

/** All limits in one form; says what changed when it is saved. */
export function SettingsForm({ ids, initial, used, listed, onList, onDirty, onSaved }: SettingsFormProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const isMany = ids.length > 1
  const form = useForm<AccessForm>({
    initial,
    checks: checksWith((key) => t(`codeAccess.${key}`)),
    valueAt: fieldAt,
    onSubmit: async (values) => {
      const changes = changedParts(initial, values)
      await client.codeAccess.setAuth({ ids, settings: toSettings(values) })
      const said = changes.map((part) => t(`codeAccess.part_${part}`)).join(t('qrCodes.listSeparator'))
      toast.success(
        isMany ? t('codeAccess.savedMany', { count: ids.length }) : t('codeAccess.savedParts', { parts: said }),
      )
      onDirty(false)
      accessChanged(queries)
      onSaved()
    },
  })
  const { values } = form
  const changes = useMemo(() => changedParts(initial, values), [initial, values])
  const isDirty = changes.length > 0
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])

  async function submit(event: FormEvent<HTMLFormElement>) {
    const element = event.currentTarget
    await form.submit(event)
    // Faults are drawn by then; the first one may be out of sight.
    setTimeout(() => showFirstFault(element))
  }

  return (
    <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      {isMany && <p className={css.note}>{t('codeAccess.manyNote')}</p>}
      <PasswordSection form={form} />
      <PhonesSection form={form} listed={listed} onList={onList} />
      <CountsSection form={form} used={used} />
      <AreaSection form={form} />
      <PositionSection form={form} />
      <PeriodsSection form={form} />
      <FallbackSection form={form} />
      <div className={css.foot} data-save-bar>
        <span className={css.soft} role="status">
          {isDirty ? t('codeAccess.unsaved') : ''}
        </span>
        <Button
          type="primary"
          htmlType="submit"
          loading={form.sending}
          disabled={!isDirty && !isMany}
          title={isDirty || isMany ? '' : t('codeAccess.nothingChanged')}
        >
          {isMany ? t('codeAccess.saveMany', { count: ids.length }) : t('app.save')}
        </Button>
      </div>
    </form>
  )
}

function showFirstFault(form: HTMLFormElement): void {
  const first = form.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')
  first?.focus()
  first?.scrollIntoView({ block: 'center' })
}

type FaultKey = NonNullable<ReturnType<typeof faultKeys>[keyof ReturnType<typeof faultKeys>]>

/** Every check asks the one list of faults for its field. */
function checksWith(say: (key: FaultKey) => string) {
  const fields = [
    'password',
    'hint',
    'scansTotal',
    'scansPerPerson',
    'latitude',
    'longitude',
    'radius',
    'periods',
    'fallbackUrl',
  ] as const
  const check = (field: (typeof fields)[number]) => (_: unknown, values: AccessForm) => {
    const key = faultKeys(values)[field]
    return key && say(key)
  }
  return Object.fromEntries(fields.map((field) => [field, check(field)]))
}
