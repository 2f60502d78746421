import type { ReactNode } from 'react'
import css from './phone-frame.module.css'

interface PhoneFrameProps {
  /** Name of what is inside, for screen readers. */
  label: string
  /** Usually an iframe that fills the screen. */
  children: ReactNode
}

/** What the visitor will see: a screen of 375 by 720 pixels, less where the window is low. */
export function PhoneFrame({ label, children }: PhoneFrameProps) {
  return (
    <section className={css.phone} aria-label={label}>
      <div className={css.speaker} aria-hidden="true" />
      <div className={css.screen}>{children}</div>
    </section>
  )
}
