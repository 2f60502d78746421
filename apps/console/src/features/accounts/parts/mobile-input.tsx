import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { rememberedMobile } from '../../../session.ts'
import { TextInput } from '../../../ui/controls/text-input.tsx'
import { useNarrow } from '../../../ui/use-mode.ts'
import { CountryPicker } from './country-picker.tsx'
import css from './forms.module.css'
import { guessCountry, type MobileNumber, pastedNumber } from './mobile-number.ts'

interface MobileInputProps {
  value: MobileNumber
  onChange: (value: MobileNumber) => void
  /** Takes the focus when it appears, on wide windows; a phone would open its keyboard. */
  eager?: boolean
  /** From Field. */
  id?: string
  status?: 'error' | ''
}

/** Country and number. Starts with the country of the last number used here, else of the visitor's address. */
export function MobileInput({ value, onChange, eager = false, ...field }: MobileInputProps) {
  const { t } = useTranslation()
  const narrow = useNarrow()
  const touched = useRef(Boolean(rememberedMobile() ?? value.national))
  const latest = useRef({ value, onChange })
  latest.current = { value, onChange }

  useEffect(() => {
    if (touched.current) return
    void guessCountry().then((country) => {
      if (!touched.current) latest.current.onChange({ ...latest.current.value, country })
    })
  }, [])

  return (
    <div className={css.row}>
      <CountryPicker
        iso={value.country}
        onChange={(country) => {
          touched.current = true
          onChange({ ...value, country })
        }}
      />
      <TextInput
        {...field}
        type="tel"
        autoFocus={eager && !narrow}
        inputMode="numeric"
        autoComplete="tel-national"
        placeholder={t('accounts.mobilePlaceholder')}
        value={value.national}
        onChange={(event) => {
          const next = pastedNumber(event.target.value, value.country)
          if (next.country !== value.country) touched.current = true
          onChange(next)
        }}
      />
    </div>
  )
}
