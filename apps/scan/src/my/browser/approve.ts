import type { Translate } from '@matai/i18n'
import { call } from '../../form/net/call.ts'

/** A signature by finger, pen or mouse; answers what takes its picture, which is undefined while nobody signed. */
function takeSignature(form: HTMLFormElement): () => string | undefined {
  const canvas = form.querySelector('canvas')
  const clear = form.querySelector<HTMLButtonElement>('[data-clear]')
  const pen = canvas?.getContext('2d')
  if (!canvas || !clear || !pen) return () => undefined
  let isSigned = false
  let last: { x: number; y: number } | undefined
  const placeOf = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = canvas.getBoundingClientRect()
    return { x: ((clientX - left) / width) * canvas.width, y: ((clientY - top) / height) * canvas.height }
  }
  function blank(): void {
    isSigned = false
    clear?.toggleAttribute('hidden', true)
    if (!pen || !canvas) return
    // Paper is white wherever the picture is shown.
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.lineWidth = 4
    pen.lineCap = 'round'
    pen.strokeStyle = '#16211d'
  }
  blank()
  clear.addEventListener('click', blank)
  canvas.addEventListener('pointerdown', (event) => {
    canvas.setPointerCapture(event.pointerId)
    last = placeOf(event)
  })
  canvas.addEventListener('pointermove', (event) => {
    if (!last) return
    const to = placeOf(event)
    pen.beginPath()
    pen.moveTo(last.x, last.y)
    pen.lineTo(to.x, to.y)
    pen.stroke()
    last = to
    isSigned = true
    clear.hidden = false
  })
  canvas.addEventListener('pointerup', () => {
    last = undefined
  })
  return () => (isSigned ? canvas.toDataURL('image/png') : undefined)
}

/** Lets somebody decide about the records that wait for him. */
export function decideHere(forms: Iterable<HTMLFormElement>, say: Translate): void {
  for (const form of forms) {
    const signature = takeSignature(form)
    const wrong = form.querySelector('.problem')
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      const approved = (event.submitter as HTMLButtonElement | null)?.value !== 'no' // one of its two buttons
      const reason = form.querySelector('textarea')
      void (async () => {
        const buttons = form.querySelectorAll<HTMLButtonElement>('[type=submit]')
        for (const button of buttons) button.disabled = true
        if (wrong) wrong.textContent = ''
        try {
          const picture = signature()
          await call('/v/my/decide', {
            recordId: Number(form.dataset.approval),
            level: Number(form.dataset.level),
            approved,
            reason: reason?.value ?? '',
            ...(picture && { signature: picture }),
          })
          location.reload()
        } catch (error) {
          if (wrong) wrong.textContent = (error instanceof Error && error.message) || say('myPage.tryAgain')
          for (const button of buttons) button.disabled = false
          if (!approved) reason?.focus()
        }
      })()
    })
  }
}
