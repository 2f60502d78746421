import type { FillContext } from '@matai/form-kit/fill'
import type { StoredFile } from '@matai/contract'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSpoken } from '../../../../language.ts'
import { sendFile } from '../../../files/public.ts'

interface Filled {
  /** Those that the answers name already. */
  files: readonly StoredFile[]
  /** When it was filled in. */
  at: string
  seed?: number
}

/** What a form needs that is filled in at a desk. */
export function useFillContext({ files, at, seed }: Filled): FillContext {
  const { t } = useTranslation()
  const language = useSpoken((spoken) => spoken.language)
  return useMemo(() => {
    const urls = new Map(files.map((file) => [file.id, file.url]))
    return {
      say: (key, params) => String(t(key as never, params as never)),
      language,
      // What had to be so when it was filled in has to be so now; the server checks numbers of phones.
      facts: {
        now: Date.parse(at),
        zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        mobileOf: () => ({ country: '' }),
      },
      countries: [{ iso: 'CN', name: '', dialCode: '86' }],
      seed: seed ?? 0,
      fileAddress: (id) => urls.get(id) ?? '',
      upload: async (file, _, onProgress) => {
        const kept = await sendFile(file, onProgress)
        urls.set(kept.id, kept.url)
        return { fileId: kept.id }
      },
    }
  }, [files, at, seed, language, t])
}
