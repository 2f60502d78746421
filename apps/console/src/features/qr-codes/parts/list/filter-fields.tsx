import { Input, Select, Switch } from 'antd'
import { useTranslation } from 'react-i18next'
import { DayField } from '../../../../ui/date-fields.tsx'
import { Field } from '../../../../ui/field.tsx'
import type { Creator } from './creators.ts'
import { type CodeFilters, filterKinds, filterStates } from './filters.ts'
import css from './list.module.css'
import { useStatusItems } from './status-items.ts'

interface FilterFieldsProps {
  values: CodeFilters
  change: (change: Partial<CodeFilters>) => void
  creators: Creator[]
}

export function FilterFields({ values, change, creators }: FilterFieldsProps) {
  const { t } = useTranslation()
  const statuses = useStatusItems()
  return (
    <>
      <Field label={t('kinds.kind')}>
        <Select
          value={values.kind}
          onChange={(kind) => change({ kind })}
          options={[
            { value: '', label: t('qrCodes.filterAny') },
            ...filterKinds.map((value) => ({ value: value as string, label: t(`kinds.kind_${value}`) })),
          ]}
        />
      </Field>
      <Field label={t('qrCodes.state')}>
        <Select
          value={values.state}
          onChange={(state) => change({ state })}
          options={[
            { value: '', label: t('qrCodes.filterAny') },
            ...filterStates.map((value) => ({ value: value as string, label: t(`qrCodes.state_${value}`) })),
          ]}
        />
      </Field>
      {statuses.length > 0 && (
        <Field label={t('qrCodes.statusItem')}>
          <Select
            value={values.item}
            onChange={(item) => change({ item })}
            options={[
              { value: 0, label: t('qrCodes.filterAny') },
              ...statuses.map(({ name, items }) => ({
                label: name,
                options: items.map((one) => ({ value: one.id, label: one.name })),
              })),
            ]}
          />
        </Field>
      )}
      <Field label={t('qrCodes.creator')}>
        <Select
          value={values.creator}
          onChange={(creator) => change({ creator })}
          options={[
            { value: 0, label: t('qrCodes.filterAny') },
            ...creators.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </Field>
      <fieldset className={css.range}>
        <legend>{t('qrCodes.created')}</legend>
        <Field label={t('app.dateFrom')}>
          <DayField value={values.from} onChange={(from) => change({ from })} />
        </Field>
        <Field label={t('app.dateUntil')}>
          <DayField value={values.until} onChange={(until) => change({ until })} />
        </Field>
      </fieldset>
      <fieldset className={css.range}>
        <legend>{t('qrCodes.scansTotal')}</legend>
        <Field label={t('qrCodes.atLeast')}>
          <Input
            type="number"
            min={0}
            inputMode="numeric"
            value={values.min}
            onChange={(event) => change({ min: event.target.value })}
          />
        </Field>
        <Field label={t('qrCodes.atMost')}>
          <Input
            type="number"
            min={0}
            inputMode="numeric"
            value={values.max}
            onChange={(event) => change({ max: event.target.value })}
          />
        </Field>
      </fieldset>
      <label className={css.switch}>
        <Switch checked={values.favourite} onChange={(favourite) => change({ favourite })} />
        {t('qrCodes.onlyFavourites')}
      </label>
    </>
  )
}
