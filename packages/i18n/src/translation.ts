import type { zh } from './zh/index.ts'

/** Chinese phrases by domain and key: the shape that every other language has to fill. */
export type Phrases = typeof zh

/** Plural forms share one key: `codes_one` and `codes_other` are both asked for as `codes`. */
type WithoutPlural<Key extends string> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key

/** Every phrase of the product, as `domain.key`. */
export type PhraseKey = {
  [Domain in keyof Phrases & string]: `${Domain}.${WithoutPlural<keyof Phrases[Domain] & string>}`
}[keyof Phrases & string]

/** A language that lacks a phrase of the Chinese original does not compile; it may add singular forms. */
export type Translation = {
  [Domain in keyof Phrases]: Record<keyof Phrases[Domain], string> & Partial<Record<`${string}_one`, string>>
}

export type PhraseParams = Record<string, string | number>
