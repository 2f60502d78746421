import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { auditVerbs } from 'virtual:contract-constants'
import { DayField } from '../../../ui/date-fields.tsx'
import { Field } from '../../../ui/field.tsx'
import type { AuditValues } from './chips.ts'
import type { PersonChoice } from './people.ts'

interface AuditFieldsProps {
  values: AuditValues
  change: (change: Partial<AuditValues>) => void
  people: PersonChoice[]
}

export function AuditFields({ values, change, people }: AuditFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <Field label={t('audit.who')}>
        <Select
          value={values.person}
          onChange={(person) => change({ person })}
          options={[
            { value: 0, label: t('audit.anyone') },
            ...people.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </Field>
      <Field label={t('audit.what')}>
        <Select
          value={values.verb}
          onChange={(verb) => change({ verb })}
          options={[
            { value: '', label: t('audit.anything') },
            ...auditVerbs.map((value) => ({ value: value as string, label: t(`audit.verb_${value}`) })),
          ]}
        />
      </Field>
      <Field label={t('app.dateFrom')}>
        <DayField value={values.from} onChange={(from) => change({ from })} />
      </Field>
      <Field label={t('app.dateUntil')}>
        <DayField value={values.until} onChange={(until) => change({ until })} />
      </Field>
    </>
  )
}
