import { isLanguage, type Language, languageInfo } from '@matai/i18n/language'
import type { Locale } from 'antd/lib/locale'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { create } from 'zustand'
import { setPreference, usePreferences } from './preferences.ts'

const packs = { zh: () => import('./languages/zh.ts'), en: () => import('./languages/en.ts') }

interface Spoken {
  language: Language
  antdLocale: Locale | undefined
}

/** The language that the screens speak now. */
export const useSpoken = create<Spoken>(() => ({ language: 'zh', antdLocale: undefined }))

/** Loads one language, never both, and speaks it. */
export async function speak(language: Language): Promise<void> {
  const { phrases, antdLocale } = await packs[language]()
  i18next.addResourceBundle(language, 'translation', phrases)
  await i18next.changeLanguage(language)
  document.documentElement.lang = languageInfo[language].tag
  useSpoken.setState({ language, antdLocale })
}

/** A choice by hand: it stays in this browser. */
export async function chooseLanguage(language: Language): Promise<void> {
  setPreference('language', language)
  await speak(language)
}

export async function startLanguage(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: 'zh',
    fallbackLng: false,
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  await speak(usePreferences.getState().language ?? browserLanguage())
}

function browserLanguage(): Language {
  const spoken = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0])
  return spoken.find(isLanguage) ?? 'zh'
}
