import type { Language } from '@matai/i18n/language'
import type { mini } from '@matai/i18n/zh/mini'

interface MiniSettings {
  /** Scheme and host of pages and calls. */
  origin: string
  /** Hosts of printed links, in lower case. */
  hosts: readonly string[]
  /** Where collaborators find their tasks, forms and records; empty: the server has no such page. */
  mine: string
  words: Record<Language, typeof mini>
}

/** Put in by the build: the server that this mini program belongs to, and the words of `packages/i18n`. */
declare const MINI_SETTINGS: MiniSettings

export const { origin, hosts, mine, words } = MINI_SETTINGS

/** Chinese, and English for whoever reads no Chinese. */
export const language: Language = /^zh/i.test(wx.getAppBaseInfo().language) ? 'zh' : 'en'

/** Which mini program this is: the same folder is uploaded for that of the server and for those of companies. */
export const { appId } = wx.getAccountInfoSync().miniProgram

export const said = words[language]

/** Fills `{{name}}` in a phrase. */
export const fill = (phrase: string, values: Readonly<Record<string, string | number>>): string =>
  phrase.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
