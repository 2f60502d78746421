import type { Translate } from '@matai/i18n'

/** Whose tasks are meant: a number, then the code that came to it. The script shows one after the other. */
export function PhoneQuestion({ say }: { say: Translate }) {
  return (
    <section>
      <p>{say('myPage.hint')}</p>
      <form id="ask">
        <label htmlFor="mobile">{say('myPage.phone')}</label>
        <input
          id="mobile"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={30}
          required
          aria-describedby="wrong"
        />
        <button type="submit">{say('myPage.send')}</button>
      </form>
      <button type="button" id="by-mini" className="other" hidden>
        {say('myPage.byMini')}
      </button>
      <form id="prove" hidden>
        <p id="sent" role="status" />
        <label htmlFor="code">{say('myPage.code')}</label>
        <input
          id="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          required
          aria-describedby="wrong"
        />
        <button type="submit">{say('myPage.prove')}</button>
        <p className="ways">
          <button type="button" id="again" className="plain" disabled>
            {say('myPage.again')}
          </button>
          <button type="button" id="other" className="plain">
            {say('myPage.otherPhone')}
          </button>
        </p>
      </form>
      <p id="wrong" className="problem" role="alert" />
    </section>
  )
}
