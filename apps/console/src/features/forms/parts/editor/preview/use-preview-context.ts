import type { StoredFile } from '@matai/contract'
import type { FillContext } from '@matai/form-kit/fill'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSpoken } from '../../../../../language.ts'
import { ownZone } from '../../../../../ui/own-zone.ts'
import { countries } from '../../../../accounts/public.tsx'

/** What a page around a fill knows, as far as a preview does: no camera, no place, nothing is kept. */
export function usePreviewContext(files: ReadonlyMap<string, StoredFile>): FillContext {
  const { t } = useTranslation()
  const language = useSpoken((state) => state.language)
  return useMemo(
    () => ({
      say: (key, params = {}) => String(t(key, params)),
      language,
      get facts() {
        return { now: Date.now(), zone: ownZone(), mobileOf }
      },
      countries: countries().map(({ iso, dialCode, name }) => ({ iso, dialCode, name: name[language] })),
      seed: 1,
      fileAddress: (id) => files.get(id)?.url ?? '',
      upload: () => Promise.reject(new Error(t('formEditor.previewNoUpload'))),
    }),
    [t, language, files],
  )
}

/** Near enough to show the field; whether a number can be rung, the server says of real ones. */
const mobileOf = (number: string) =>
  /^\+861[3-9]\d{9}$/.test(number) ? { country: 'CN' } : /^\+(?!86)\d{6,15}$/.test(number) ? { country: '' } : null
