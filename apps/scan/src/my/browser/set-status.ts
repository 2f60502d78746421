import { call } from '../../form/net/call.ts'
import type { sayFrom } from '../../form/words.ts'
import { forgetMe } from './keep-me.ts'
import { takePhoto } from './take-photo.ts'

/** Sends what was chosen, and shows the page as it is then. */
export function setStatuses(qrCodeId: string, say: ReturnType<typeof sayFrom>): void {
  const wrong = document.getElementById('wrong')
  document.getElementById('not-me')?.addEventListener('click', () => void forgetMe().then(() => location.reload()))
  for (const form of document.querySelectorAll<HTMLFormElement>('form.set')) {
    const reason = form.elements.namedItem('reason') as HTMLInputElement // stands in every such form
    const photo = takePhoto(form)
    const chosen = () => form.querySelector<HTMLInputElement>('input[name=item]:checked')
    form.addEventListener('change', () => {
      reason.required = chosen()?.dataset.reason !== undefined
    })
    async function send(): Promise<void> {
      if (chosen()?.dataset.photo !== undefined && !photo.isTaken()) {
        photo.focus()
        throw new Error(say('myPage.statusPhotoFirst'))
      }
      const itemId = Number(new FormData(form).get('item'))
      const fileId = await photo.send(qrCodeId, (part) => {
        if (wrong) wrong.textContent = say('myPage.statusSending', { part: Math.round(part * 100) })
      })
      const wish = { qrCodeId, statusId: Number(form.dataset.status), itemId, reason: reason.value, fileId }
      await call('/v/my/set_status', wish)
    }
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      const button = form.querySelector<HTMLButtonElement>('[type=submit]')
      if (button) button.disabled = true
      if (wrong) wrong.textContent = ''
      send().then(
        () => location.reload(),
        (error: unknown) => {
          if (button) button.disabled = false
          if (wrong) wrong.textContent = (error instanceof Error && error.message) || say('myPage.tryAgain')
        },
      )
    })
  }
}
