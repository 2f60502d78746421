import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextInput } from '../../../ui/controls/text-input.tsx'
import { HideIcon, ShowIcon } from '../../../ui/icons.ts'
import css from './forms.module.css'

/** Milliseconds between focus and the moment when the field can be written. */
const unlockDelay = 50

interface PasswordInputProps {
  value: string
  onChange: (value: string) => void
  autoComplete: 'current-password' | 'new-password'
  placeholder?: string
  autoFocus?: boolean
  /** From Field. */
  id?: string
  status?: 'error' | ''
}

/** Read-only while it has no focus, so that browsers do not fill it unasked (specification, section 4). */
export function PasswordInput({ onChange, ...props }: PasswordInputProps) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  const [readOnly, setReadOnly] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const label = shown ? t('accounts.hidePassword') : t('accounts.showPassword')
  return (
    <div className={css.password}>
      <TextInput
        {...props}
        type={shown ? 'text' : 'password'}
        maxLength={64}
        readOnly={readOnly}
        onFocus={() => {
          timer.current = setTimeout(() => setReadOnly(false), unlockDelay)
        }}
        onBlur={() => {
          clearTimeout(timer.current)
          setReadOnly(true)
        }}
        onChange={(event) => onChange(event.target.value)}
      />
      <button type="button" className={css.eye} aria-label={label} title={label} onClick={() => setShown(!shown)}>
        {shown ? <ShowIcon aria-hidden /> : <HideIcon aria-hidden />}
      </button>
    </div>
  )
}
