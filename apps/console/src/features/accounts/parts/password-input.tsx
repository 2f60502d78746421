import { Input } from 'antd'
import { useEffect, useRef, useState } from 'react'

/** Milliseconds between focus and the moment when the field can be written. */
const unlockDelay = 50

interface PasswordInputProps {
  value: string
  onChange: (value: string) => void
  autoComplete: 'current-password' | 'new-password'
  placeholder?: string
  /** From Field. */
  id?: string
  status?: 'error' | ''
}

/** Read-only while it has no focus, so that browsers do not fill it unasked (specification, section 4). */
export function PasswordInput({ onChange, ...props }: PasswordInputProps) {
  const [readOnly, setReadOnly] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <Input.Password
      {...props}
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
  )
}
