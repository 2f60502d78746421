import type { Translate } from '@matai/i18n'
import { useEffect, useRef, useState } from 'react'
import type { ExamClock } from './device/device.ts'

const two = (number: number) => String(number).padStart(2, '0')

/** What is left of an exam by the server's clock; at its end it is handed in. */
export function ExamTime({ clock, say, onOver }: { clock: ExamClock; say: Translate; onOver(): void }) {
  const leftNow = () => Math.max(0, Math.ceil((clock.endsAt - clock.ahead - Date.now()) / 1_000))
  const [left, setLeft] = useState(leftNow)
  const isOver = left === 0
  const hand = useRef(onOver)
  hand.current = onOver
  useEffect(() => {
    const tick = setInterval(() => setLeft(leftNow()), 500)
    return () => clearInterval(tick)
    // The clock of an attempt never changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [clock.endsAt])
  useEffect(() => {
    if (isOver) hand.current()
  }, [isOver])
  const time = `${Math.floor(left / 60)}:${two(left % 60)}`
  return (
    <p className={left <= 60 ? 'clock soon' : 'clock'} role="timer">
      {isOver ? say('formPage.over') : say('formPage.left', { time })}
    </p>
  )
}
