import { ConfigProvider } from 'antd'
import { type ReactNode, useMemo, useRef } from 'react'
import { useSpoken } from '../language.ts'
import { useReturnedFocus } from './returned-focus.ts'
import { antdTheme } from './theme.ts'
import { useMode, useMotion } from './use-mode.ts'

const popupsId = 'popups'

/** Menus and lists open inside a landmark, where screen readers look for them. */
export function PopupPlace({ label }: { label: string }) {
  const place = useRef<HTMLElement>(null)
  useReturnedFocus(place)
  return <section id={popupsId} ref={place} aria-label={label} />
}

function popupContainer(): HTMLElement {
  return document.getElementById(popupsId) ?? document.body
}

/** Our tokens and the reader's language on the component library; around the frame, not around the sign-in page. */
export function ComponentTheme({ children }: { children: ReactNode }) {
  const antdLocale = useSpoken((spoken) => spoken.antdLocale)
  const mode = useMode()
  const motion = useMotion()
  const theme = useMemo(() => antdTheme(mode, motion), [mode, motion])
  return (
    <ConfigProvider
      getPopupContainer={popupContainer}
      theme={theme}
      button={{ autoInsertSpace: false }}
      {...(antdLocale ? { locale: antdLocale } : {})}
    >
      {children}
    </ConfigProvider>
  )
}
