import { type ReactNode, useId } from 'react'
import css from './picture-choice.module.css'

interface PictureChoiceProps<Value extends string> {
  label: string
  value: Value
  /** `name` is said and shown on a hover; the picture says it to everybody else. */
  options: readonly { value: Value; name: string; picture: ReactNode }[]
  /** Frames are higher than shapes. */
  size?: 'shape' | 'frame'
  onChange: (value: Value) => void
}

/** One of many, chosen by its picture. */
export function PictureChoice<Value extends string>(props: PictureChoiceProps<Value>) {
  const { label, value, options, size = 'shape', onChange } = props
  const name = useId()
  const chosen = options.find((option) => option.value === value)
  return (
    <fieldset className={css.choice}>
      <legend>
        {label} <b>{chosen?.name}</b>
      </legend>
      <div className={css.options} data-size={size}>
        {options.map((option) => (
          <label key={option.value} className={css.option} title={option.name}>
            <input
              type="radio"
              name={name}
              aria-label={option.name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.picture}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
