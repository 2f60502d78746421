import { isLanguage, type Language, languageInfo } from '@matai/i18n/language'
import { spacing, spacingOptions } from '@matai/i18n/spacing'
import type { Locale } from 'antd/lib/locale'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { create } from 'zustand'
import { setPreference, usePreferences } from './preferences.ts'
import type { Bundle } from './route-table.ts'

/**
 * Each language is chunks: the sign-in does not load the phrases of every screen, no list those of studios, no screen
 * those of documents.
 */
const firstPhrases = { zh: () => import('./languages/zh-first.ts'), en: () => import('./languages/en-first.ts') }
const allPhrases = { zh: () => import('./languages/zh.ts'), en: () => import('./languages/en.ts') }
const bundles = {
  account: { zh: () => import('./languages/zh-account.ts'), en: () => import('./languages/en-account.ts') },
  editing: { zh: () => import('./languages/zh-editing.ts'), en: () => import('./languages/en-editing.ts') },
  history: { zh: () => import('./languages/zh-history.ts'), en: () => import('./languages/en-history.ts') },
  figures: { zh: () => import('./languages/zh-figures.ts'), en: () => import('./languages/en-figures.ts') },
  design: { zh: () => import('./languages/zh-design.ts'), en: () => import('./languages/en-design.ts') },
  forms: { zh: () => import('./languages/zh-forms.ts'), en: () => import('./languages/en-forms.ts') },
  campaigns: { zh: () => import('./languages/zh-campaigns.ts'), en: () => import('./languages/en-campaigns.ts') },
  business: { zh: () => import('./languages/zh-business.ts'), en: () => import('./languages/en-business.ts') },
  docs: { zh: () => import('./languages/zh-docs.ts'), en: () => import('./languages/en-docs.ts') },
} satisfies Record<Bundle, unknown>

interface Spoken {
  language: Language
  antdLocale: Locale | undefined
}

/** The language that the screens speak now. */
export const useSpoken = create<Spoken>(() => ({ language: 'zh', antdLocale: undefined }))

let wantsAll = false
const wanted = new Set<Bundle>()

/** Loads one language, never both, and speaks it. */
export async function speak(language: Language): Promise<void> {
  const { phrases } = await firstPhrases[language]()
  i18next.addResourceBundle(language, 'translation', phrases)
  const antdLocale = wantsAll ? await loadAll(language) : undefined
  for (const bundle of wanted) await load(bundle, language)
  await i18next.changeLanguage(language)
  document.documentElement.lang = languageInfo[language].tag
  useSpoken.setState({ language, antdLocale })
}

/**
 * The router waits for this before it shows a screen that says more than the sign-in: what every screen says, and what
 * this one says beside it. Documents are read by themselves, also by who is not signed in.
 */
export async function wantPhrases(...names: Bundle[]): Promise<void> {
  const alone = names.length > 0 && names.every((name) => name === 'docs')
  const { language } = useSpoken.getState()
  await Promise.all([alone ? undefined : wantAll(), ...names.map((name) => want(name, language))])
}

async function wantAll(): Promise<void> {
  if (wantsAll) return
  wantsAll = true
  useSpoken.setState({ antdLocale: await loadAll(useSpoken.getState().language) })
}

async function want(name: Bundle, language: Language): Promise<void> {
  if (wanted.has(name)) return
  wanted.add(name)
  await load(name, language)
}

async function load(name: Bundle, language: Language): Promise<void> {
  const { phrases } = await bundles[name][language]()
  i18next.addResourceBundle(language, 'translation', phrases)
}

async function loadAll(language: Language): Promise<Locale> {
  const { phrases, antdLocale } = await allPhrases[language]()
  i18next.addResourceBundle(language, 'translation', phrases)
  return antdLocale
}

/** A choice by hand: it stays in this browser. */
export async function chooseLanguage(language: Language): Promise<void> {
  setPreference('language', language)
  await speak(language)
}

export async function startLanguage(): Promise<void> {
  await i18next
    .use(initReactI18next)
    .use(spacing)
    .init({
      lng: 'zh',
      fallbackLng: false,
      resources: {},
      ...spacingOptions,
      react: { useSuspense: false },
    })
  await speak(usePreferences.getState().language ?? browserLanguage())
}

function browserLanguage(): Language {
  const spoken = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0])
  return spoken.find(isLanguage) ?? 'zh'
}
