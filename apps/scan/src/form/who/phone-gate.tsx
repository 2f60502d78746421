import type { Translate } from '@matai/i18n'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isInMini } from '../net/is-in-wechat.ts'
import { askCode, prove, reasonOf, secondsBetween } from './prove.ts'

interface GateProps {
  /** The form's address. */
  form: string
  say: Translate
  title: string
  hint: string
  /** On the button that proves. */
  submit: string
  /** Called once the phone is proven. */
  onProven(): void
}

/** Asks for a phone, and for the code that comes to it. */
export function PhoneGate({ form, say, title, hint, submit, onProven }: GateProps) {
  const [mobile, setMobile] = useState('')
  const [code, setCode] = useState('')
  const [sentTo, setSentTo] = useState('')
  const [wait, setWait] = useState(0)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const codeField = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (wait === 0) return
    const tick = setTimeout(() => setWait(wait - 1), 1_000)
    return () => clearTimeout(tick)
  }, [wait])
  // The server draws the page alike for everybody.
  const [inMini, setInMini] = useState(false)
  useEffect(() => setInMini(isInMini()), [])
  useEffect(() => {
    if (sentTo) codeField.current?.focus()
  }, [sentTo])

  async function attempt(work: () => Promise<void>): Promise<void> {
    setBusy(true)
    setProblem('')
    try {
      await work()
    } catch (error) {
      setProblem(reasonOf(error, say))
    } finally {
      setBusy(false)
    }
  }
  const send = (event?: FormEvent) => {
    event?.preventDefault()
    void attempt(async () => {
      await askCode(form, mobile)
      setSentTo(mobile)
      setCode('')
      setWait(secondsBetween)
    })
  }
  const askWechat = async () => {
    setProblem('')
    try {
      const { askMini } = await import('../net/mini-program.ts')
      await askMini({ ask: 'phone', back: location.pathname + location.search })
    } catch {
      setProblem(say('formPage.miniAway'))
    }
  }
  const check = (event: FormEvent) => {
    event.preventDefault()
    void attempt(async () => {
      await prove({ id: form, mobile: sentTo, mobileCode: code, isFiller: true })
      onProven()
    })
  }
  return (
    <section className="mt-form who">
      <h2>{title}</h2>
      <p>{hint}</p>
      {sentTo ? (
        <form onSubmit={check}>
          <p role="status">{say('formPage.codeSent', { mobile: sentTo })}</p>
          <label className="mt-title" htmlFor="sms-code">
            {say('formFill.smsCode')}
          </label>
          <input
            ref={codeField}
            id="sms-code"
            className="mt-input"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            required
            aria-invalid={problem ? true : undefined}
            value={code}
            onChange={({ currentTarget }) => setCode(currentTarget.value)}
          />
          <Problem text={problem} />
          <button type="submit" className="mt-button mt-main" disabled={isBusy}>
            {submit}
          </button>
          <div className="ways">
            <button type="button" className="plain" disabled={isBusy || wait > 0} onClick={() => send()}>
              {wait > 0 ? say('formPage.codeAgainIn', { seconds: wait }) : say('formFill.sendCodeAgain')}
            </button>
            <button type="button" className="plain" onClick={() => setSentTo('')}>
              {say('formPage.otherPhone')}
            </button>
          </div>
        </form>
      ) : (
        <form onSubmit={send}>
          <label className="mt-title" htmlFor="phone">
            {say('formPage.phone')}
          </label>
          <input
            id="phone"
            className="mt-input"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={30}
            required
            aria-invalid={problem ? true : undefined}
            value={mobile}
            onChange={({ currentTarget }) => setMobile(currentTarget.value)}
          />
          <Problem text={problem} />
          <button type="submit" className="mt-button mt-main" disabled={isBusy}>
            {say('formFill.sendCode')}
          </button>
          {inMini && (
            <div className="ways">
              <button type="button" className="other" onClick={() => void askWechat()}>
                {say('formPage.byMini')}
              </button>
            </div>
          )}
        </form>
      )}
    </section>
  )
}

const Problem = ({ text }: { text: string }) =>
  text ? (
    <p className="mt-problem" role="alert">
      {text}
    </p>
  ) : null
