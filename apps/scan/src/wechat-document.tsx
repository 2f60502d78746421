import type { Translate } from '@matai/i18n'
import { PageFrame } from './frame/page-frame.tsx'
import type { WechatPage } from './pages.ts'

/** The button that leads away: as large as the other, and not as loud. */
const quiet = { background: 'none', color: 'inherit', border: '1px solid', marginBlockStart: 12 }

/** Where who scanned says that it is they who sign in, bind or agree. Looking changes nothing: only a tap does. */
export function WechatDocument({ page, say }: { page: WechatPage; say: Translate }) {
  const { language, path, purpose, state, about, minutes } = page
  const title = say(state === 'gone' ? 'wechat.gone' : `wechat.title_${purpose}`)
  return (
    <PageFrame language={language} title={title}>
      <main className="notice">
        <h1>{title}</h1>
        {state === 'gone' && <p>{say('wechat.goneHint')}</p>}
        {state === 'taken' && <p role="alert">{say('wechat.taken')}</p>}
        {state === 'refused' && <p>{say('wechat.refusedHint')}</p>}
        {state === 'done' && <p role="status">{say(`wechat.done_${purpose}`)}</p>}
        {(state === 'done' || state === 'refused') && <p>{say('wechat.close')}</p>}
        {state === 'asked' && (
          <>
            <p>{say(`wechat.ask_${purpose}`, { about })}</p>
            {purpose === 'signIn' && (
              <>
                <p>
                  <strong>{about}</strong>
                  <br />
                  {minutes === 0 ? say('wechat.justNow') : say('wechat.minutesAgo', { minutes })}
                </p>
                <p>{say('wechat.warn')}</p>
              </>
            )}
            <form method="post" action={`${path}/yes`}>
              <button type="submit">{say(`wechat.yes_${purpose}`)}</button>
            </form>
            <form method="post" action={`${path}/no`}>
              <button type="submit" style={quiet}>
                {say(`wechat.no_${purpose}`)}
              </button>
            </form>
          </>
        )}
      </main>
    </PageFrame>
  )
}
