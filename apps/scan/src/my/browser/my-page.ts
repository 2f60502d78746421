import { openDevice } from '../../form/device/device.ts'
import { backKey } from '../../form/device/way-back.ts'
import { sendAgain, sendWaiting } from '../../form/net/send-waiting.ts'
import { sayFrom } from '../../form/words.ts'
import { keepForms } from '../../round/browser/keep-forms.ts'
import { forgetMe, keepMe } from './keep-me.ts'
import { askPhone } from './ask-phone.ts'
import { setStatuses } from './set-status.ts'

const part = (id: string) => document.getElementById(id)
const say = sayFrom(JSON.parse(part('my-words')?.textContent ?? '{}'))

async function showWork(): Promise<void> {
  sessionStorage.setItem(backKey, location.pathname)
  part('not-me')?.addEventListener('click', () => void forgetMe().then(() => location.reload()))
  const decisions = document.querySelectorAll<HTMLFormElement>('[data-approval]')
  if (decisions.length > 0) void import('./approve.ts').then(({ decideHere }) => decideHere(decisions, say))
  const ready = keepMe().then(keepTasks, () => 0)
  const device = await openDevice()
  async function look(): Promise<void> {
    const waiting = await device.waiting()
    const waits = part('waits')
    if (waits) waits.textContent = waiting.length > 0 ? say('myPage.waits', { count: waiting.length }) : ''
    markWaiting(waiting.map(({ input }) => `/f/${input.id}?code=${input.qrCodeId ?? ''}`))
    const isOnline = await sendWaiting(device)
    const offline = part('offline')
    if (offline) offline.hidden = isOnline
  }
  setInterval(() => void look(), sendAgain)
  addEventListener('online', () => void look())
  addEventListener('offline', () => void look())
  // Whoever comes back from a form sees the page as it was kept; the server knows more by now.
  addEventListener('pageshow', (event) => {
    if (event.persisted && navigator.onLine) location.reload()
  })
  await look()
  const kept = await ready.catch(() => 0)
  const told = part('ready')
  if (told && kept > 0) told.textContent = say('roundPage.ready', { count: kept })
}

/** Has what is still to be done open without a network; answers how many of it. */
async function keepTasks(): Promise<number> {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.things a')].map(({ pathname, search }) => ({
    ...{ form: pathname, code: new URLSearchParams(search).get('code') ?? '' },
  }))
  let kept = 0
  for (const form of new Set(links.map((link) => link.form))) {
    const codes = links.flatMap((link) => (link.form === form ? [link.code] : []))
    kept += await keepForms(form, codes)
  }
  return kept
}

/** What waits on this phone is no longer to be done. */
function markWaiting(addresses: readonly string[]): void {
  for (const row of document.querySelectorAll<HTMLElement>('.things li')) {
    const isWaiting = addresses.includes(row.querySelector('a')?.getAttribute('href') ?? '')
    const state = row.querySelector('.state')
    if (isWaiting && state) state.textContent = say('roundPage.waiting')
    row.toggleAttribute('data-waiting', isWaiting)
  }
}

const code = document.querySelector<HTMLElement>('[data-statuses]')?.dataset.statuses
if (code !== undefined) setStatuses(code, say)
else if (document.querySelector('[data-known]')) void showWork()
else askPhone(say)
