import type { Translate } from '@matai/i18n'
import { PageFrame } from './frame/page-frame.tsx'
import type { ReminderPage } from './pages.ts'

/** The button that leads away from messages: as large as the other, and not as loud. */
const quiet = { background: 'none', color: 'inherit', border: '1px solid', marginBlockStart: 12 }

/** Where the reader of an address agrees to reminders, or stops them. Looking changes nothing: only a tap does. */
export function ReminderDocument({ page, say }: { page: ReminderPage; say: Translate }) {
  const { language, path, account, address, by, state } = page
  const isGone = state === 'gone'
  const words = { account, address }
  return (
    <PageFrame language={language} title={say(isGone ? 'reminders.pageGone' : 'reminders.pageTitle')}>
      <main className="notice">
        <h1>{say(isGone ? 'reminders.pageGone' : 'reminders.pageTitle')}</h1>
        {isGone && <p>{say('reminders.pageGoneHint')}</p>}
        {state === 'asked' && <p>{say(`reminders.pageAsked_${by}`, words)}</p>}
        {state === 'confirmed' && <p>{say('reminders.pageConfirmed', words)}</p>}
        {state === 'stopped' && <p>{say('reminders.pageStopped', words)}</p>}
        {!isGone && <p>{say('reminders.pageHint')}</p>}
        {(state === 'asked' || state === 'stopped') && (
          <form method="post" action={`${path}/yes`}>
            <button type="submit">{say('reminders.pageYes')}</button>
          </form>
        )}
        {(state === 'asked' || state === 'confirmed') && (
          <form method="post" action={`${path}/no`}>
            <button type="submit" style={quiet}>
              {say(state === 'asked' ? 'reminders.pageRefuse' : 'reminders.pageNo')}
            </button>
          </form>
        )}
      </main>
    </PageFrame>
  )
}
