import type { FormText } from '@matai/form-kit/schema'
import { languageInfo, type Language } from '@matai/i18n/language'
import { htmlToText } from '@matai/kinds'
import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { RichField } from '../editor/settings/rich-field.tsx'
import css from './translation.module.css'

interface TranslationRowProps {
  text: FormText
  language: Language
  said: string
  onSay: (said: string) => void
}

/** A text as it stands in the form, and what is said instead. */
export function TranslationRow({ text: { is, text }, language, said, onSay }: TranslationRowProps) {
  const { t } = useTranslation()
  const shown = is === 'rich' ? htmlToText(text) : text
  const label = t('formEditor.translationOf', { text: shown.slice(0, 60) })
  const input = { 'aria-label': label, lang: languageInfo[language].tag, value: said, maxLength: 1_000 }
  return (
    <li className={css.row}>
      <span className={css.text}>{shown}</span>
      {is === 'rich' ? (
        <RichField label={label} value={said} onChange={onSay} />
      ) : is === 'lines' ? (
        <Input.TextArea
          {...input}
          autoSize={{ minRows: 1, maxRows: 6 }}
          onChange={({ target }) => onSay(target.value)}
        />
      ) : (
        <Input {...input} onChange={({ target }) => onSay(target.value)} />
      )}
    </li>
  )
}
