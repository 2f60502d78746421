import { Slider } from 'antd'
import { useId } from 'react'
import styles from './fields.module.css'
import { InputNumber } from '../../../../ui/number-input.tsx'

interface SliderFieldProps {
  label: string
  value: number
  min: number
  max: number
  unit?: string
  onChange: (value: number) => void
}

/** A whole number by slider or by keyboard. */
export function SliderField({ label, value, min, max, unit, onChange }: SliderFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.slider}>
        <Slider value={value} min={min} max={max} onChange={onChange} ariaLabelForHandle={label} />
        <InputNumber
          id={id}
          value={value}
          min={min}
          max={max}
          precision={0}
          suffix={unit}
          style={{ width: 92 }}
          onChange={(next) => next !== null && onChange(next)}
        />
      </div>
    </div>
  )
}
