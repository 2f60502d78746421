import { type Language, languageInfo, type Translate } from '@matai/i18n'
import css from './wall.css?inline'
import { wallScript } from './wall-script.ts'

/** A board for a television: the script fills it and keeps it right, also after the network was away. */
export function WallDocument({ language, say }: { language: Language; say: Translate }) {
  return (
    <html lang={languageInfo[language].tag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <link rel="icon" href="data:," />
        <title>{say('wall.title')}</title>
        <style dangerouslySetInnerHTML={{ __html: css.trim() }} />
      </head>
      <body
        data-lost={say('wall.lost')}
        data-over={say('wall.over')}
        data-at={say('wall.at')}
        data-codes={say('wall.codes')}
        data-others={say('wall.others')}
        data-stuck={say('wall.stuck')}
        data-longest={say('wall.longest')}
        data-days={say('wall.days')}
        data-hours={say('wall.hours')}
        data-minutes={say('wall.minutes')}
        data-dark={say('wall.dark')}
        data-light={say('wall.light')}
      >
        <header>
          <h1 id="name">{say('wall.title')}</h1>
          <span id="owner" />
          <span className="fill" />
          <span id="at" />
          <button type="button" id="theme">
            {say('wall.dark')}
          </button>
        </header>
        <p id="net" role="status" hidden />
        <main id="boards">
          <noscript>
            <p>{say('wall.noScript')}</p>
          </noscript>
        </main>
        <script dangerouslySetInnerHTML={{ __html: wallScript }} />
      </body>
    </html>
  )
}
