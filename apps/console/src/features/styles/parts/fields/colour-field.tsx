import { Button, Input } from 'antd'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { completeColour } from './complete-colour.ts'
import styles from './fields.module.css'

interface ColourFieldProps {
  label: string
  value: string
  onChange: (colour: string) => void
  /** Takes the colour away, where there may be none. */
  onReset?: (() => void) | undefined
}

/** A colour by the browser's own picker or as hex; half a hex is kept until it is whole. */
export function ColourField({ label, value, onChange, onReset }: ColourFieldProps) {
  const { t } = useTranslation()
  const id = useId()
  const shown = value.toUpperCase()
  const [text, setText] = useState(shown)
  useEffect(() => setText(shown), [shown])
  const valid = completeColour(text) !== null

  function type(next: string) {
    setText(next)
    const colour = completeColour(next)
    if (colour) onChange(colour)
  }

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.colour}>
        <input
          type="color"
          aria-label={t('styles.pick', { field: label })}
          value={value.toLowerCase()}
          onChange={(event) => onChange(event.target.value.toUpperCase())}
        />
        <Input
          id={id}
          value={text}
          maxLength={7}
          spellCheck={false}
          status={valid ? '' : 'error'}
          aria-invalid={!valid}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setText(shown)}
        />
        {onReset && (
          <Button type="text" size="small" onClick={onReset}>
            {t('styles.sameAsBody')}
          </Button>
        )}
      </div>
      {!valid && <span className={styles.error}>{t('styles.colourFormat')}</span>}
    </div>
  )
}
