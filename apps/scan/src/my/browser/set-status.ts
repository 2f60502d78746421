import { call } from '../../form/net/call.ts'
import type { sayFrom } from '../../form/words.ts'
import { forgetMe } from './keep-me.ts'

/** Sends what was chosen, and shows the page as it is then. */
export function setStatuses(qrCodeId: string, say: ReturnType<typeof sayFrom>): void {
  const wrong = document.getElementById('wrong')
  document.getElementById('not-me')?.addEventListener('click', () => void forgetMe().then(() => location.reload()))
  for (const form of document.querySelectorAll<HTMLFormElement>('form.set')) {
    const reason = form.elements.namedItem('reason') as HTMLInputElement // stands in every such form
    form.addEventListener('change', () => {
      const chosen = form.querySelector<HTMLInputElement>('input[name=item]:checked')
      reason.required = chosen?.dataset.reason !== undefined
    })
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      const button = form.querySelector('button')
      const itemId = Number(new FormData(form).get('item'))
      if (button) button.disabled = true
      if (wrong) wrong.textContent = ''
      call('/v/my/set_status', { qrCodeId, statusId: Number(form.dataset.status), itemId, reason: reason.value }).then(
        () => location.reload(),
        (error: unknown) => {
          if (button) button.disabled = false
          if (wrong) wrong.textContent = (error instanceof Error && error.message) || say('myPage.tryAgain')
        },
      )
    })
  }
}
