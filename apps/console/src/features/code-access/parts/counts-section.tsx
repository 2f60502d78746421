import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../../user.ts'
import { Field } from '../../../ui/field.tsx'
import { useFormats } from '../../../ui/format.ts'
import css from './access.module.css'
import { Section } from './section.tsx'
import type { SectionProps } from './section-props.ts'

/** Disabled where the tier lacks it; a limit from better times can still be read and taken away. */
export function CountsSection({ form: { values, errors, set }, used }: SectionProps & { used: number | undefined }) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  const has = useUser().tier.has.includes('scanCountLimit')
  const mayChange = (typed: string) => has || typed !== ''
  const usedUp =
    used !== undefined && values.scansTotal ? t('codeAccess.used', { used: formatNumber(used) }) : undefined
  return (
    <Section title={t('codeAccess.counts')} hint={has ? undefined : t('codeAccess.countsTier')}>
      <div className={css.pair}>
        <Field label={t('codeAccess.scansTotal')} hint={usedUp ?? t('codeAccess.countNone')} error={errors.scansTotal}>
          <Input
            value={values.scansTotal}
            inputMode="numeric"
            maxLength={10}
            disabled={!mayChange(values.scansTotal)}
            onChange={(event) => set('scansTotal', event.target.value)}
          />
        </Field>
        <Field label={t('codeAccess.scansPerPerson')} hint={t('codeAccess.countNone')} error={errors.scansPerPerson}>
          <Input
            value={values.scansPerPerson}
            inputMode="numeric"
            maxLength={7}
            disabled={!mayChange(values.scansPerPerson)}
            onChange={(event) => set('scansPerPerson', event.target.value)}
          />
        </Field>
      </div>
    </Section>
  )
}
