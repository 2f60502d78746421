import type { Translate } from '@matai/i18n'
import { call } from '../../form/net/call.ts'
import { isInMini } from '../../form/net/is-in-wechat.ts'

const part = <Element extends HTMLElement = HTMLElement>(id: string) => document.getElementById(id) as Element

/** Asks for a number and proves it by a text message, or by WeChat within the mini program. */
export function askPhone(say: Translate): void {
  const [ask, prove] = [part<HTMLFormElement>('ask'), part<HTMLFormElement>('prove')]
  const [mobile, code] = [part<HTMLInputElement>('mobile'), part<HTMLInputElement>('code')]
  const [again, wrong] = [part<HTMLButtonElement>('again'), part('wrong')]
  let ticking: ReturnType<typeof setInterval> | undefined

  async function attempt(form: HTMLFormElement, work: () => Promise<void>): Promise<void> {
    const button = form.querySelector<HTMLButtonElement>('[type=submit]')
    if (button) button.disabled = true
    wrong.textContent = ''
    try {
      await work()
    } catch (error) {
      wrong.textContent = (error instanceof Error && error.message) || say('myPage.tryAgain')
      const field = form === ask ? mobile : code
      field.setAttribute('aria-invalid', 'true')
      field.focus()
    } finally {
      if (button) button.disabled = false
    }
  }

  function show(step: 'ask' | 'prove'): void {
    ask.hidden = step === 'prove'
    prove.hidden = step === 'ask'
    const field = step === 'ask' ? mobile : code
    field.removeAttribute('aria-invalid')
    field.focus()
  }

  function wait(seconds: number): void {
    clearInterval(ticking)
    let left = seconds
    const tick = () => {
      again.disabled = left > 0
      again.textContent = left > 0 ? say('myPage.againIn', { seconds: left }) : say('myPage.again')
      if (left === 0) clearInterval(ticking)
      left -= 1
    }
    ticking = setInterval(tick, 1_000)
    tick()
  }

  const send = () =>
    attempt(ask, async () => {
      const { retryAfter } = await call<{ retryAfter: number }>('/v/my/send_code', { mobile: mobile.value })
      part('sent').textContent = say('myPage.sent', { mobile: mobile.value })
      code.value = ''
      show('prove')
      wait(retryAfter)
    })

  ask.addEventListener('submit', (event) => {
    event.preventDefault()
    void send()
  })
  prove.addEventListener('submit', (event) => {
    event.preventDefault()
    void attempt(prove, async () => {
      await call('/v/my/prove', { mobile: mobile.value, mobileCode: code.value })
      location.reload()
    })
  })
  again.addEventListener('click', () => void send())
  part('other').addEventListener('click', () => show('ask'))
  const byMini = part<HTMLButtonElement>('by-mini')
  byMini.hidden = !isInMini()
  byMini.addEventListener(
    'click',
    () =>
      void attempt(ask, async () => {
        const { askMini } = await import('../../form/net/mini-program.ts')
        await askMini({ ask: 'phone', back: location.pathname })
      }),
  )
}
