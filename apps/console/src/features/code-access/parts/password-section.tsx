import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Field } from '../../../ui/field.tsx'
import css from './access.module.css'
import { Section } from './section.tsx'
import type { SectionProps } from './section-props.ts'

/** Shorter ones are taken, because the specification allows four characters, but not without a word. */
const easyToGuess = 6

/** The password stands there to be read: the owner has to tell it to visitors. */
export function PasswordSection({ form: { values, errors, set } }: SectionProps) {
  const { t } = useTranslation()
  const length = values.password.trim().length
  const hint = length > 0 && length < easyToGuess ? 'codeAccess.passwordShort' : 'codeAccess.passwordNone'
  return (
    <Section title={t('codeAccess.part_password')}>
      <div className={css.withButton}>
        <Field label={t('codeAccess.password')} hint={t(hint)} error={errors.password}>
          <Input
            value={values.password}
            maxLength={20}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => set('password', event.target.value)}
          />
        </Field>
        {values.password && <CopyButton text={values.password} label={t('codeAccess.copyPassword')} />}
      </div>
      {values.password && (
        <Field label={t('codeAccess.hint')} hint={t('codeAccess.hintShown')} error={errors.hint}>
          <Input value={values.hint} maxLength={100} onChange={(event) => set('hint', event.target.value)} />
        </Field>
      )}
    </Section>
  )
}
