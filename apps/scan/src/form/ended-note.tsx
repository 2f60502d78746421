import type { Translate } from '@matai/i18n'
import type { Ended } from './ended.ts'

/** What a filler must know at once, while the page that says more is on its way. */
export function EndedNote({ ended, say }: { ended: Ended; say: Translate }) {
  return (
    <section className="after">
      <h2>{say(ended.is === 'done' ? 'formPage.done' : 'formPage.kept')}</h2>
      {ended.is === 'done' && (
        <p className="serial">
          {say('formPage.number', { number: ended.submitted.after.serial ?? ended.submitted.number })}
        </p>
      )}
    </section>
  )
}
