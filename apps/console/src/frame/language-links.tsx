import { languageInfo, languages } from '@matai/i18n/language'
import { useTranslation } from 'react-i18next'
import { chooseLanguage, useSpoken } from '../language.ts'
import css from './language-links.module.css'

/** The languages by their own names, for pages without the frame. */
export function LanguageLinks() {
  const { t } = useTranslation()
  const spoken = useSpoken((state) => state.language)
  return (
    <nav className={css.links} aria-label={t('app.language')}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={languageInfo[language].tag}
          aria-current={language === spoken ? 'true' : undefined}
          onClick={() => void chooseLanguage(language)}
        >
          {languageInfo[language].name}
        </button>
      ))}
    </nav>
  )
}
