import type { KeyboardEvent, PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { setPreference, usePreferences } from '../../../preferences.ts'

/** Pixels that the tree of directories may be wide. */
const bounds = { min: 160, max: 480 }
const step = 16

const within = (width: number) => Math.round(Math.min(bounds.max, Math.max(bounds.min, width)))
const setWidth = (width: number) => setPreference('railWidth', within(width))

/** Makes the tree wider and narrower, by mouse, finger or arrow keys; a double click gives back its usual width. */
export function RailGrip({ className }: { className: string }) {
  const { t } = useTranslation()
  const width = usePreferences(({ railWidth }) => railWidth)

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    const grip = event.currentTarget
    const rail = grip.parentElement
    const begun = event.clientX - width
    let wanted = width
    grip.setPointerCapture(event.pointerId)
    // The tree goes over the list, which is laid out once, when it is let go.
    const move = ({ clientX }: globalThis.PointerEvent) => {
      wanted = within(clientX - begun)
      if (rail) Object.assign(rail.style, { width: `${wanted}px`, zIndex: '5' })
    }
    const end = () => {
      grip.removeEventListener('pointermove', move)
      if (rail) Object.assign(rail.style, { width: '', zIndex: '' })
      setWidth(wanted)
    }
    grip.addEventListener('pointermove', move)
    grip.addEventListener('lostpointercapture', end, { once: true })
  }
  function onKeyDown(event: KeyboardEvent) {
    const change = { ArrowLeft: -step, ArrowRight: step }[event.key]
    if (!change) return
    event.preventDefault()
    setWidth(width + change)
  }
  return (
    <div
      className={className}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('directories.width')}
      aria-valuenow={width}
      aria-valuemin={bounds.min}
      aria-valuemax={bounds.max}
      onPointerDown={onPointerDown}
      onDoubleClick={() => setWidth(200)}
      onKeyDown={onKeyDown}
    />
  )
}
