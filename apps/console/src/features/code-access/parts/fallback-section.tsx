import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/field.tsx'
import { Section } from './section.tsx'
import type { SectionProps } from './section-props.ts'

/** What visitors read instead of the content, and where a button leads. */
export function FallbackSection({ form: { values, errors, set } }: SectionProps) {
  const { t } = useTranslation()
  return (
    <Section title={t('codeAccess.fallback')} hint={t('codeAccess.fallbackHint')}>
      <Field label={t('codeAccess.fallback')} labelHidden error={errors.fallback}>
        <Input.TextArea
          value={values.fallback}
          maxLength={500}
          autoSize={{ minRows: 2, maxRows: 6 }}
          onChange={(event) => set('fallback', event.target.value)}
        />
      </Field>
      <Field label={t('codeAccess.fallbackUrl')} hint={t('codeAccess.fallbackUrlHint')} error={errors.fallbackUrl}>
        <Input
          value={values.fallbackUrl}
          inputMode="url"
          placeholder="https://"
          onChange={(event) => set('fallbackUrl', event.target.value)}
        />
      </Field>
    </Section>
  )
}
