import type { InitOptions, PostProcessorModule } from 'i18next'

/** Marks where a value was put into a phrase; they never leave it. */
const open = '\uE000'
const close = '\uE001'
const han = String.raw`\p{Script=Han}`
const latin = String.raw`[\p{Script=Latin}\p{Nd}]`
const seams = new RegExp(`(?<=${han})${open}(?=${latin})|(?<=${latin})${close}(?=${han})`, 'gu')
const marks = new RegExp(`[${open}${close}]`, 'g')

/** Chinese stands apart from Latin words and numbers: also where a value, which may be either, meets the phrase. */
export const spacing: PostProcessorModule = {
  type: 'postProcessor',
  name: 'spacing',
  process: (said: string) => said.replace(seams, ' ').replace(marks, ''),
}

/** Screens and pages escape by themselves what they show; here values are only marked. */
export const spacingOptions = {
  postProcess: spacing.name,
  interpolation: { escapeValue: true, escape: (value: string) => `${open}${value}${close}` },
} satisfies InitOptions
