import { type ReactNode, useId } from 'react'
import css from './picture-choice.module.css'

interface PictureChoiceProps<Value extends string> {
  label: string
  value: Value
  /** `name` is said and shown on a hover; the picture says it to everybody else. `hint` follows it; `mark` stands in a corner. */
  options: readonly { value: Value; name: string; hint?: string; picture: ReactNode; mark?: ReactNode }[]
  /** What the marks mean. */
  note?: string
  /** Frames are higher than shapes. */
  size?: 'shape' | 'frame'
  onChange: (value: Value) => void
}

/** One of many, chosen by its picture. */
export function PictureChoice<Value extends string>(props: PictureChoiceProps<Value>) {
  const { label, value, options, note, size = 'shape', onChange } = props
  const name = useId()
  const chosen = options.find((option) => option.value === value)
  return (
    <fieldset className={css.choice}>
      <legend>
        {label} <b>{chosen?.name}</b>
      </legend>
      <div className={css.options} data-size={size}>
        {options.map((option) => (
          <label
            key={option.value}
            className={css.option}
            title={option.hint ? `${option.name} · ${option.hint}` : option.name}
          >
            <input
              type="radio"
              name={name}
              aria-label={option.name}
              aria-describedby={option.hint && `${name}-${option.value}`}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.picture}
            {option.hint && (
              <span id={`${name}-${option.value}`} hidden>
                {option.hint}
              </span>
            )}
            {option.mark && <span className={css.mark}>{option.mark}</span>}
          </label>
        ))}
      </div>
      {note && <p className={css.note}>{note}</p>}
    </fieldset>
  )
}
