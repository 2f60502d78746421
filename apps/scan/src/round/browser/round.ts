import { openDevice, type Device } from '../../form/device/device.ts'
import { backKey } from '../../form/device/way-back.ts'
import { sendAgain, sendWaiting } from '../../form/net/send-waiting.ts'
import { sayFrom, type Words } from '../../form/words.ts'
import type { RoundPage } from '../page-data.ts'
import { keepForms, keepRound } from './keep-forms.ts'

const { page, words }: { page: RoundPage; words: Words } = JSON.parse(
  document.getElementById('round-data')?.textContent ?? '{}',
)
const say = sayFrom(words)
const part = (id: string) => document.getElementById(id)
const isOpen = (state: string | undefined) => state !== undefined && ['pending', 'expiring', 'expired'].includes(state)

/** Of which codes this phone holds an answer that was not sent yet. */
async function waitingOf(device: Device): Promise<Set<string>> {
  const waiting = await device.waiting()
  return new Set(waiting.flatMap(({ input }) => (input.id === page.form.address ? (input.qrCodeId ?? []) : [])))
}

async function draw(device: Device): Promise<void> {
  const waiting = await waitingOf(device)
  let done = 0
  for (const row of document.querySelectorAll<HTMLElement>('[data-code]')) {
    const isWaiting = isOpen(row.dataset.state) && waiting.has(row.dataset.code ?? '')
    row.toggleAttribute('data-waiting', isWaiting)
    const state = row.querySelector('.state')
    if (isWaiting && state) state.textContent = say('roundPage.waiting')
    if (isWaiting || !isOpen(row.dataset.state)) done += 1
  }
  const far = part('far')
  if (far) far.textContent = say('roundPage.far', { done, all: page.things.length })
  const bar = part('bar') as HTMLProgressElement | null
  if (bar) bar.value = done
  const waits = part('waits')
  if (waits) waits.textContent = waiting.size > 0 ? say('roundPage.waits', { count: waiting.size }) : ''
}

async function begin(): Promise<void> {
  sessionStorage.setItem(backKey, location.pathname)
  const device = await openDevice()
  const look = async () => {
    await draw(device)
    const isOnline = await sendWaiting(device)
    const offline = part('offline')
    if (offline) offline.hidden = isOnline
  }
  addEventListener('online', () => void look())
  addEventListener('offline', () => void look())
  // Whoever comes back from a form sees the page as it was kept; the server knows more by now.
  addEventListener('pageshow', (event) => {
    if (event.persisted && navigator.onLine) location.reload()
    else void look()
  })
  setInterval(() => void look(), sendAgain)
  void look()
  const open = page.things.filter(({ state }) => isOpen(state))
  if (open.length === 0) return
  await keepRound().catch(() => undefined)
  const kept = await keepForms(
    page.form.path,
    open.map(({ id }) => id),
  ).catch(() => 0)
  const ready = part('ready')
  if (ready && kept > 0) ready.textContent = say('roundPage.ready', { count: kept })
}

void begin()
