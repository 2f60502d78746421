import { call, Refused, Unanswered } from '../../form/net/call.ts'
import type { Answered, CounterPage } from '../page-data.ts'
import { showAnswer, showWaiting } from './answer.ts'
import { prepareReader, readCode } from '../../form/net/read-code.ts'
import { createQueue } from './queue.ts'
import { showShift } from './shift.ts'
import { keepOffline, messageOf, newKey, pageData, part } from './page-part.ts'

const { page, say } = pageData<CounterPage>()
const queue = createQueue(page.address)
const problem = part('problem')
const tell = (text: string) => {
  if (problem) problem.textContent = text
}

if (!page.ended) keepOffline('m', () => prepareReader('qr'))

/** Milliseconds after which a network counts as none; the key sees to it that the try counts once. */
const patience = 8_000

async function send(tries: readonly { code: string; key: string; at?: string }[]): Promise<Answered[]> {
  const late = new Promise<never>((_, refuse) => setTimeout(() => refuse(new Unanswered()), patience))
  const asked = call<{ answers: Answered[] }>('/v/coupon/redeem', { counter: page.address, tries })
  return (await Promise.race([asked, late])).answers
}

let checking = false
async function check(code: string): Promise<void> {
  if (checking || code.trim() === '') return
  checking = true
  tell('')
  const one = { code: code.trim(), key: newKey() }
  try {
    const [answer] = await send([one])
    if (answer) showAnswer(answer, say)
  } catch (error) {
    if (error instanceof Refused) tell(messageOf(error, say))
    else {
      queue.add({ ...one, at: new Date().toISOString() })
      // A server that answered says itself why the code has to wait.
      showWaiting(one.code, error instanceof Unanswered ? error.message : '', say)
    }
  }
  checking = false
  draw()
}

let flushing = false
/** What was written down without a network is sent in its order; what cannot be redeemed any more is listed. */
async function flush(): Promise<void> {
  const waiting = queue.waiting().slice(0, 50)
  if (waiting.length === 0 || flushing) return
  flushing = true
  try {
    const answers = await send(waiting)
    queue.settle(
      waiting,
      answers.filter(({ outcome }) => outcome !== 'done'),
    )
  } catch (error) {
    if (error instanceof Refused) tell(messageOf(error, say))
  }
  flushing = false
  draw()
}

function draw(): void {
  const waiting = queue.waiting()
  const waitingPart = part('waiting')
  const text = part('waiting-text')
  if (waitingPart) waitingPart.hidden = waiting.length === 0
  if (text) text.textContent = say('couponPage.waitingText', { count: waiting.length })
  const conflicts = queue.conflicts()
  const conflictPart = part('conflicts')
  if (conflictPart) conflictPart.hidden = conflicts.length === 0
  part('conflict-list')?.replaceChildren(
    ...conflicts.map((answer) => {
      const row = document.createElement('li')
      const where = answer.last
        ? say('couponPage.usedAt', {
            at: new Date(answer.last.at).toLocaleString(document.documentElement.lang),
            where: [answer.last.outlet, answer.last.person].filter(Boolean).join(' '),
          })
        : ''
      row.textContent = [answer.code, say(`couponPage.outcome_${answer.outcome}`), where].filter(Boolean).join(' · ')
      return row
    }),
  )
}

const typed = part<HTMLFormElement>('typed')
const input = part<HTMLInputElement>('code')
typed?.addEventListener('submit', (event) => {
  event.preventDefault()
  if (checking) return
  const code = input?.value ?? ''
  if (input) input.value = ''
  void check(code)
})

/** Whoever scans goes on scanning, whoever types goes on typing. */
let isScanning = false
function scan(): void {
  isScanning = true
  tell('')
  readCode('camera', 'qr', say('couponPage.cameraClose')).then(
    (text) => {
      isScanning = text !== null
      void check(text ?? '')
    },
    () => {
      isScanning = false
      tell(say('couponPage.noCamera'))
    },
  )
}
part('camera')?.addEventListener('click', scan)
typed?.addEventListener('input', () => {
  isScanning = false
})
part('answer-close')?.addEventListener('click', () => {
  part<HTMLDialogElement>('answer')?.close()
  if (isScanning) scan()
  else input?.focus()
})
part('conflicts-seen')?.addEventListener('click', () => {
  queue.seen()
  draw()
})

if (!page.ended) showShift({ counter: page.address, say })

addEventListener('online', () => void flush())
setInterval(() => void flush(), 15_000)
draw()
void flush()
