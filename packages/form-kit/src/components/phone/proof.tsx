import { useState } from 'react'
import type { FillContext } from '../../engine/fill-face.ts'

type State = 'unsent' | 'sending' | 'sent' | 'wrong' | 'failed' | 'proven'

/** A code by text message, which shows that a number is the filler's own. */
export function Proof({ mobile, context }: { mobile: string; context: FillContext }) {
  const { say, sendCode, verify, facts } = context
  const [state, setState] = useState<State>(facts.isVerified?.(mobile) ? 'proven' : 'unsent')
  const [code, setCode] = useState('')
  if (!sendCode || !verify) return null
  if (state === 'proven') return <p role="status">✓ {say('formFill.proven')}</p>

  const send = () => {
    setState('sending')
    sendCode(mobile).then(
      () => setState('sent'),
      () => setState('failed'),
    )
  }
  const prove = () => {
    verify(mobile, code.trim()).then(
      (isRight) => setState(isRight ? 'proven' : 'wrong'),
      () => setState('failed'),
    )
  }
  const isSent = state === 'sent' || state === 'wrong'
  return (
    <div className="mt-row mt-below">
      <button type="button" className="mt-button" disabled={state === 'sending'} onClick={send}>
        {say(isSent ? 'formFill.sendCodeAgain' : 'formFill.sendCode')}
      </button>
      {isSent && (
        <>
          <input
            type="text"
            className="mt-input mt-short"
            inputMode="numeric"
            autoComplete="one-time-code"
            aria-label={say('formFill.smsCode')}
            maxLength={6}
            value={code}
            onChange={({ currentTarget }) => setCode(currentTarget.value)}
          />
          <button type="button" className="mt-button mt-main" disabled={code.trim().length < 4} onClick={prove}>
            {say('formFill.prove')}
          </button>
        </>
      )}
      {(state === 'wrong' || state === 'failed') && (
        <p className="mt-problem" role="alert">
          {say(state === 'wrong' ? 'formFill.codeWrong' : 'formFill.codeFailed')}
        </p>
      )}
    </div>
  )
}
