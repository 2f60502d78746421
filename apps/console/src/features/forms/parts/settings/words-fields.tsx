import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { formWordsMax } from 'virtual:contract-constants'
import { Field } from '../../../../ui/field.tsx'
import css from './settings.module.css'

interface Words {
  zh: string
  en: string
}

interface WordsFieldsProps {
  label: string
  value: Words
  error: string | undefined
  onChange: (words: Words) => void
}

/** What fillers read, in both languages; where one is empty, the other is shown. */
export function WordsFields({ label, value, error, onChange }: WordsFieldsProps) {
  const { t } = useTranslation()
  return (
    <div className={css.grid}>
      {(['zh', 'en'] as const).map((language) => (
        <Field
          key={language}
          label={t(`formSettings.words_${language}`, { label })}
          error={language === 'zh' ? error : undefined}
        >
          <Input.TextArea
            rows={2}
            maxLength={formWordsMax}
            value={value[language]}
            onChange={({ target }) => onChange({ ...value, [language]: target.value })}
          />
        </Field>
      ))}
    </div>
  )
}
