import type { ComponentProps } from 'react'
import css from './controls.module.css'

/** From Field; `status` colours the border. */
interface TextInputProps extends ComponentProps<'input'> {
  status?: 'error' | ''
}

/** Looks like the component library's input; see Button. */
export function TextInput({ status, className, ...props }: TextInputProps) {
  return <input {...props} data-status={status} className={[css.input, className].filter(Boolean).join(' ')} />
}
