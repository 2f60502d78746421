import { openDevice } from '../../form/device/device.ts'
import { backKey } from '../../form/device/way-back.ts'
import { sendWaiting } from '../../form/net/send-waiting.ts'
import { sayFrom } from '../../form/words.ts'
import { forgetMe, keepMe } from './keep-me.ts'
import { askPhone } from './ask-phone.ts'
import { setStatuses } from './set-status.ts'

const part = (id: string) => document.getElementById(id)
const say = sayFrom(JSON.parse(part('my-words')?.textContent ?? '{}'))

async function showWork(): Promise<void> {
  sessionStorage.setItem(backKey, location.pathname)
  part('not-me')?.addEventListener('click', () => void forgetMe().then(() => location.reload()))
  void keepMe().catch(() => undefined)
  const device = await openDevice()
  async function look(): Promise<void> {
    const offline = part('offline')
    if (offline) offline.hidden = navigator.onLine
    const waiting = await device.waiting()
    const waits = part('waits')
    if (waits) waits.textContent = waiting.length > 0 ? say('myPage.waits', { count: waiting.length }) : ''
    await sendWaiting(device)
  }
  addEventListener('online', () => void look())
  addEventListener('offline', () => void look())
  // Whoever comes back from a form sees the page as it was kept; the server knows more by now.
  addEventListener('pageshow', (event) => {
    if (event.persisted && navigator.onLine) location.reload()
  })
  await look()
}

const code = document.querySelector<HTMLElement>('[data-statuses]')?.dataset.statuses
if (code !== undefined) setStatuses(code, say)
else if (document.querySelector('[data-known]')) void showWork()
else askPhone(say)
