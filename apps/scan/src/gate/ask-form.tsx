import type { PhraseKey, Translate } from '@matai/i18n'
import type { Gate } from '../pages.ts'

/** What a form of one question asks, and where the answer goes. */
interface Question {
  action: '/v/pass' | '/v/sms' | '/v/phone'
  name: string
  label: PhraseKey
  button: PhraseKey
  type?: 'password' | 'tel'
  inputMode?: 'numeric'
  autoComplete: 'off' | 'tel' | 'one-time-code'
  maxLength: number
}

const password: Question = {
  action: '/v/pass',
  name: 'password',
  label: 'codeAccess.password',
  button: 'codeAccess.open',
  type: 'password',
  autoComplete: 'off',
  maxLength: 20,
}
const mobile: Question = {
  action: '/v/sms',
  name: 'mobile',
  label: 'codeAccess.mobile',
  button: 'codeAccess.sendCode',
  type: 'tel',
  autoComplete: 'tel',
  maxLength: 20,
}
const smsCode: Question = {
  action: '/v/phone',
  name: 'code',
  label: 'codeAccess.smsCode',
  button: 'codeAccess.verify',
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
  maxLength: 6,
}

/** What a gate asks; nothing where there is nothing to answer. */
export function questionOf({ kind, sentTo }: Gate): Question | undefined {
  if (kind === 'askPassword') return password
  if (kind === 'askPhone') return sentTo ? smsCode : mobile
  return undefined
}

/** A form of one field, posted plainly. */
export function AskForm({ gate, question, say }: { gate: Gate; question: Question; say: Translate }) {
  const { action, name, label, button, ...field } = question
  return (
    <form method="post" action={action}>
      <input type="hidden" name="id" value={gate.id} />
      <label htmlFor={name}>{say(label)}</label>
      <input
        id={name}
        name={name}
        {...field}
        required
        aria-invalid={gate.problem ? 'true' : undefined}
        aria-describedby={gate.problem ? 'problem' : undefined}
      />
      <button type="submit">{say(button)}</button>
    </form>
  )
}
