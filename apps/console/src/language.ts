import { isLanguage, type Language, languageInfo } from '@matai/i18n/language'
import type { Locale } from 'antd/lib/locale'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { create } from 'zustand'
import { setPreference, usePreferences } from './preferences.ts'

/** Each language is seven chunks: the sign-in does not load the phrases of every screen, no list those of studios, no screen those of documents. */
const firstPhrases = { zh: () => import('./languages/zh-first.ts'), en: () => import('./languages/en-first.ts') }
const allPhrases = { zh: () => import('./languages/zh.ts'), en: () => import('./languages/en.ts') }
const designPhrases = { zh: () => import('./languages/zh-design.ts'), en: () => import('./languages/en-design.ts') }
const formPhrases = { zh: () => import('./languages/zh-forms.ts'), en: () => import('./languages/en-forms.ts') }
const campaignPhrases = {
  zh: () => import('./languages/zh-campaigns.ts'),
  en: () => import('./languages/en-campaigns.ts'),
}
const businessPhrases = {
  zh: () => import('./languages/zh-business.ts'),
  en: () => import('./languages/en-business.ts'),
}
const docsPhrases = { zh: () => import('./languages/zh-docs.ts'), en: () => import('./languages/en-docs.ts') }

interface Spoken {
  language: Language
  antdLocale: Locale | undefined
}

/** The language that the screens speak now. */
export const useSpoken = create<Spoken>(() => ({ language: 'zh', antdLocale: undefined }))

let wantsAll = false
let wantsDesign = false
let wantsForms = false
let wantsCampaigns = false
let wantsBusiness = false
let wantsDocs = false

/** Loads one language, never both, and speaks it. */
export async function speak(language: Language): Promise<void> {
  const { phrases } = await firstPhrases[language]()
  i18next.addResourceBundle(language, 'translation', phrases)
  const antdLocale = wantsAll ? await loadAll(language) : undefined
  if (wantsDesign) await loadDesign(language)
  if (wantsForms) await loadForms(language)
  if (wantsCampaigns) await loadCampaigns(language)
  if (wantsBusiness) await loadBusiness(language)
  if (wantsDocs) await loadDocs(language)
  await i18next.changeLanguage(language)
  document.documentElement.lang = languageInfo[language].tag
  useSpoken.setState({ language, antdLocale })
}

/** The router waits for this before it shows a screen that says more than the sign-in. */
export async function wantAllPhrases(): Promise<void> {
  if (wantsAll) return
  wantsAll = true
  useSpoken.setState({ antdLocale: await loadAll(useSpoken.getState().language) })
}

/** The same for screens and dialogs that design codes and labels. */
export async function wantDesignPhrases(): Promise<void> {
  await wantAllPhrases()
  if (wantsDesign) return
  wantsDesign = true
  await loadDesign(useSpoken.getState().language)
}

/** The same for screens on which forms are made and read. */
export async function wantFormPhrases(): Promise<void> {
  await wantAllPhrases()
  if (wantsForms) return
  wantsForms = true
  await loadForms(useSpoken.getState().language)
}

/** The same for group codes and coupons. */
export async function wantCampaignPhrases(): Promise<void> {
  await wantAllPhrases()
  if (wantsCampaigns) return
  wantsCampaigns = true
  await loadCampaigns(useSpoken.getState().language)
}

/** The same for the company, its sign-in page and its orders. */
export async function wantBusinessPhrases(): Promise<void> {
  await wantAllPhrases()
  if (wantsBusiness) return
  wantsBusiness = true
  await loadBusiness(useSpoken.getState().language)
}

/** The same for the pages about the product and its calls. */
export async function wantDocsPhrases(): Promise<void> {
  await wantAllPhrases()
  if (wantsDocs) return
  wantsDocs = true
  await loadDocs(useSpoken.getState().language)
}

async function loadDesign(language: Language): Promise<void> {
  const { phrases } = await designPhrases[language]()
  i18next.addResourceBundle(language, 'translation', phrases)
}

async function loadCampaigns(language: Language): Promise<void> {
  const { phrases } = await campaignPhrases[language]()
  i18next.addResourceBundle(language, 'translation', phrases)
}

async function loadBusiness(language: Language): Promise<void> {
  const { phrases } = await businessPhrases[language]()
  i18next.addResourceBundle(language, 'translation', phrases)
}

async function loadForms(language: Language): Promise<void> {
  const { phrases } = await formPhrases[language]()
  i18next.addResourceBundle(language, 'translation', phrases)
}

async function loadDocs(language: Language): Promise<void> {
  const { phrases } = await docsPhrases[language]()
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
