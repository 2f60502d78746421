import type { SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { PhoneFrame } from '../../../ui/phone-frame.tsx'
import css from './operator.module.css'

interface CodeContentProps {
  /** Empty for a jump. */
  html: string
  target: string
}

/** What visitors see, where nothing can act on whoever looks: no script, no forms, no windows, no way out. */
export function CodeContent({ html, target }: CodeContentProps) {
  const { t } = useTranslation()
  if (!html) {
    return (
      <p>
        {t('abuse.jumpTarget')} <span className={css.address}>{target}</span>
      </p>
    )
  }
  return (
    <>
      <p className={css.soft}>{t('abuse.contentHint')}</p>
      <PhoneFrame label={t('abuse.contentTitle')}>
        <iframe sandbox="allow-same-origin" title={t('abuse.contentTitle')} srcDoc={html} onLoad={holdLinks} />
      </PhoneFrame>
    </>
  )
}

/** The frame may be read and scrolled; what is pressed in it leads nowhere. */
function holdLinks({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void {
  const page = currentTarget.contentDocument
  for (const pressed of ['click', 'auxclick'] as const)
    page?.addEventListener(pressed, (event) => event.preventDefault())
}
