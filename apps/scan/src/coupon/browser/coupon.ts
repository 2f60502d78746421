import type { Redeemed } from '@matai/contract'
import { call } from '../../form/net/call.ts'
import type { CouponPage } from '../page-data.ts'
import { keepOffline, messageOf, newKey, pageData, part } from './page-part.ts'

const { page, say } = pageData<CouponPage>()
const problem = part('problem')
const tell = (text: string) => {
  if (problem) problem.textContent = text
}
const key = newKey()

keepOffline('c')
const offline = part('offline')
const showNetwork = () => {
  if (offline) offline.hidden = navigator.onLine
}
showNetwork()
addEventListener('online', showNetwork)
addEventListener('offline', showNetwork)

/** One at a time: the button is asleep until an answer came. */
async function once(button: HTMLButtonElement | null, work: () => Promise<void>): Promise<void> {
  if (!button || button.disabled) return
  button.disabled = true
  tell('')
  try {
    await work()
  } catch (error) {
    tell(messageOf(error, say))
  }
  button.disabled = false
}

const form = part<HTMLFormElement>('phone')
const valueOf = (name: string) => String(new FormData(form ?? undefined).get(name) ?? '').trim()

const send = part<HTMLButtonElement>('send')
send?.addEventListener('click', () =>
  once(send, async () => {
    await call('/v/coupon/sms', { coupon: page.address, mobile: valueOf('mobile') })
    tell(say('couponPage.sent'))
  }),
)

async function redeem(proof: object): Promise<void> {
  const input = { coupon: page.address, code: page.code?.text ?? '', key, ...proof }
  const answer = await call<Redeemed>('/v/coupon/tap', input)
  if (answer.outcome === 'done') location.reload()
  else tell(say(`couponPage.outcome_${answer.outcome}`))
}

form?.addEventListener('submit', (event) => {
  event.preventDefault()
  const proof = { mobile: valueOf('mobile'), smsCode: valueOf('smsCode') }
  void once(form.querySelector<HTMLButtonElement>('[type=submit]'), async () => {
    if (page.code) return redeem(proof)
    const { path } = await call<{ path: string }>('/v/coupon/claim', { coupon: page.address, ...proof })
    location.assign(path)
  })
})

/** Looking redeems nothing: this tap does. */
const button = part<HTMLButtonElement>('redeem')
button?.addEventListener('click', () => void once(button, () => redeem({})))
