import type { PhraseKey, Translate } from '@matai/i18n'
import { PageFrame } from './frame/page-frame.tsx'
import type { Gate, GateKind } from './pages.ts'

const phrases: Record<GateKind, { title: PhraseKey; hint: PhraseKey }> = {
  askPassword: { title: 'codeAccess.askPassword', hint: 'codeAccess.askPasswordHint' },
  askPhone: { title: 'codeAccess.askPhone', hint: 'codeAccess.askPhoneHint' },
  notNamed: { title: 'codeAccess.notNamed', hint: 'codeAccess.notNamedHint' },
  full: { title: 'codeAccess.full', hint: 'codeAccess.fullHint' },
  personFull: { title: 'codeAccess.personFull', hint: 'codeAccess.personFullHint' },
  outsideTime: { title: 'codeAccess.outsideTime', hint: 'codeAccess.outsideTimeHint' },
  guarded: { title: 'codeAccess.guarded', hint: 'codeAccess.guardedHint' },
  expired: { title: 'scan.codeExpired', hint: 'scan.codeExpiredHint' },
}

/** What stands between a visitor and a limited code: a question, or why there is no content. Works without script. */
export function GateDocument({ gate, say }: { gate: Gate; say: Translate }) {
  const { title, hint } = phrases[gate.kind]
  return (
    <PageFrame language={gate.language} title={say(title)}>
      <main className="notice">
        <h1>{say(title)}</h1>
        <p className="said">{gate.text || say(hint)}</p>
        {gate.problem && (
          <p className="problem" role="alert" id="problem">
            {say(gate.problem)}
          </p>
        )}
        {gate.kind === 'askPassword' && <PasswordForm gate={gate} say={say} />}
        {gate.kind === 'askPhone' && <PhoneForm gate={gate} say={say} />}
        {gate.kind === 'notNamed' && (
          <a className="other" href={`/q/${gate.id}?n=otherMobile`}>
            {say('codeAccess.otherMobile')}
          </a>
        )}
      </main>
    </PageFrame>
  )
}

interface FormProps {
  gate: Gate
  say: Translate
}

function PasswordForm({ gate, say }: FormProps) {
  return (
    <form method="post" action="/v/pass">
      <input type="hidden" name="id" value={gate.id} />
      <label htmlFor="password">{say('codeAccess.password')}</label>
      <input
        id="password"
        name="password"
        type="password"
        autoComplete="off"
        maxLength={20}
        required
        aria-describedby={gate.problem ? 'problem' : undefined}
      />
      <button type="submit">{say('codeAccess.open')}</button>
    </form>
  )
}

function PhoneForm({ gate, say }: FormProps) {
  if (!gate.sentTo) {
    return (
      <form method="post" action="/v/sms">
        <input type="hidden" name="id" value={gate.id} />
        <label htmlFor="mobile">{say('codeAccess.mobile')}</label>
        <input
          id="mobile"
          name="mobile"
          type="tel"
          autoComplete="tel"
          maxLength={20}
          required
          aria-describedby={gate.problem ? 'problem' : undefined}
        />
        <button type="submit">{say('codeAccess.sendCode')}</button>
      </form>
    )
  }
  return (
    <>
      <p>{say('codeAccess.smsSent', { mobile: gate.sentTo })}</p>
      <form method="post" action="/v/phone">
        <input type="hidden" name="id" value={gate.id} />
        <label htmlFor="code">{say('codeAccess.smsCode')}</label>
        <input
          id="code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          required
          aria-describedby={gate.problem ? 'problem' : undefined}
        />
        <button type="submit">{say('codeAccess.verify')}</button>
      </form>
      <a className="other" href={`/q/${gate.id}?n=otherMobile`}>
        {say('codeAccess.otherMobile')}
      </a>
    </>
  )
}
