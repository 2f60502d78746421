import type { ReactNode } from 'react'
import { LoadingIcon } from '../icons.ts'
import css from './controls.module.css'

interface ButtonProps {
  kind?: 'primary' | 'plain' | 'danger'
  type?: 'button' | 'submit'
  /** As wide as its place. */
  block?: boolean
  /** Low, for rows of a list. */
  small?: boolean
  /** Turns a wheel and takes no click. */
  loading?: boolean
  disabled?: boolean
  icon?: ReactNode
  onClick?: () => void
  children: ReactNode
}

/** Looks like the component library's button and weighs nothing: for pages that must not load the library. */
export function Button({ kind = 'plain', type = 'button', loading = false, disabled = false, ...props }: ButtonProps) {
  return (
    <button
      type={type}
      className={css.button}
      data-kind={kind}
      data-block={props.block}
      data-small={props.small}
      disabled={disabled}
      aria-busy={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : props.onClick}
    >
      {loading ? <LoadingIcon aria-hidden spin /> : props.icon}
      {props.children}
    </button>
  )
}
