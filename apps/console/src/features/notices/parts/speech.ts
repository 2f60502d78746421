import type { NoticeSpeech } from '@matai/contract/notice-sentence'
import type { i18n } from 'i18next'

/** The screens' language as notices are put into words. */
export function speechOf({ t, exists }: Pick<i18n, 't' | 'exists'>, tag: string): NoticeSpeech {
  return {
    say: (key, params) => t(key, { ...params }),
    knows: (key): key is Parameters<NoticeSpeech['say']>[0] => exists(key) || exists(`${key}_other`),
    tag,
  }
}
