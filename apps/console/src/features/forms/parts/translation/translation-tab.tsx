import { type FormText, textsOf, type Translation } from '@matai/form-kit/schema'
import { Segmented } from 'antd'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../../ui/panel.tsx'
import type { FormEdit } from '../editor/model/edit-form.ts'
import type { FormEditor } from '../editor/use-form-editor.ts'
import { TranslationRow } from './translation-row.tsx'
import css from './translation.module.css'

const choices = ['none', 'en', 'zh'] as const

const editTo = (translation: Translation | null, field: string): FormEdit => ({
  do: 'setTranslation',
  ...{ translation, field, at: Date.now() },
})

/** The texts of a form in a second language: fillers whose phone speaks it read them, the others the form as it is. */
export function TranslationTab({ editor: { document, edit } }: { editor: FormEditor }) {
  const { t } = useTranslation()
  const { translation } = document
  const texts = textsOf(document)
  const set = (next: Translation | null, field: string) => edit(editTo(next, field))

  function choose(choice: (typeof choices)[number]) {
    if (choice === 'none') return set(null, 'language')
    set({ texts: [], riches: [], ...translation, language: choice }, 'language')
  }
  const saidOf = ({ is, of, text }: FormText) =>
    (is === 'rich'
      ? translation?.riches.find((one) => one.of === of)
      : translation?.texts.find((one) => one.text === text)
    )?.said ?? ''

  function say(one: FormText, said: string) {
    if (!translation) return
    // What no longer stands in the form goes with the next letter.
    const still = (text: string) => texts.some((each) => each.is !== 'rich' && each.text === text)
    const next =
      one.is === 'rich'
        ? { ...translation, riches: [...translation.riches.filter(({ of }) => of !== one.of), { of: one.of, said }] }
        : {
            ...translation,
            texts: [
              ...translation.texts.filter(({ text }) => text !== one.text && still(text)),
              { text: one.text, said },
            ],
          }
    set(next, one.is === 'rich' ? `rich ${one.of}` : one.text)
  }
  const done = texts.filter((one) => saidOf(one) !== '').length
  return (
    <Panel title={t('formEditor.tab_translation')}>
      <p className={css.hint}>{t('formEditor.translationHint')}</p>
      <Segmented
        aria-label={t('formEditor.translationLanguage')}
        value={translation?.language ?? 'none'}
        options={choices.map((choice) => ({ value: choice, label: t(`formEditor.translation_${choice}`) }))}
        onChange={choose}
      />
      {translation && (
        <>
          <p className={css.count} role="status">
            {t('formEditor.translationDone', { done, count: texts.length })}
          </p>
          <ul className={css.rows}>
            {texts.map((one) => (
              <TranslationRow
                key={one.is === 'rich' ? `rich ${one.of}` : one.text}
                text={one}
                language={translation.language}
                said={saidOf(one)}
                onSay={(said) => say(one, said)}
              />
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}
