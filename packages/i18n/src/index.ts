export { acceptedLanguage, isLanguage, type Language, languageInfo, languages } from './language.ts'
export type { PhraseKey, PhraseParams, Phrases, Translation } from './translation.ts'
export { createTranslator, isPhraseKey, type Translate } from './translator.ts'
