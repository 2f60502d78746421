import { plainColour } from '@matai/content/page-theme'
import { Button } from 'antd'
import { useId } from 'react'
import css from '../brand.module.css'

interface PageColourProps {
  label: string
  hint: string
  /** #rrggbb; empty: the usual one. */
  value: string
  /** Of the button that goes back to the usual one. */
  usual: string
  error?: string | undefined
  onChange: (colour: string) => void
}

/** The colour of pages, or the usual one. */
export function PageColour({ label, hint, value, usual, error, onChange }: PageColourProps) {
  const id = useId()
  return (
    <div>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.colour}>
        <input id={id} type="color" value={value || plainColour} onChange={({ target }) => onChange(target.value)} />
        {value !== '' && (
          <Button type="text" onClick={() => onChange('')}>
            {usual}
          </Button>
        )}
      </div>
      <p className={error ? css.fault : css.note} role={error ? 'alert' : undefined}>
        {error ?? hint}
      </p>
    </div>
  )
}
