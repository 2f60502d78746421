import type { Language, Translate } from '@matai/i18n'
import { PageFrame } from '../frame/page-frame.tsx'
import { favouritesScript } from './favourites-script.ts'

/** Pages that a visitor marked: kept and listed by the browser alone, without an account and without telling us. */
export function FavouritesDocument({ language, say }: { language: Language; say: Translate }) {
  return (
    <PageFrame language={language} title={say('scan.favourites')}>
      <main
        id="favourites"
        className="favourites"
        data-added={say('scan.favouriteAdded')}
        data-removed={say('scan.favouriteRemoved')}
        data-remove={say('scan.favouriteRemove')}
        data-full={say('scan.favouritesFull')}
      >
        <h1>{say('scan.favourites')}</h1>
        <p className="owner">{say('scan.favouritesHere')}</p>
        <noscript>
          <p>{say('scan.favouritesNoScript')}</p>
        </noscript>
        <div id="here" className="offered" hidden>
          <b id="named" />
          <button type="button" id="mark">
            {say('scan.favouriteAdd')}
          </button>
        </div>
        <p id="state" role="status" />
        <ul id="list" aria-label={say('scan.favourites')} />
        <p id="empty" className="owner" hidden>
          {say('scan.favouritesEmpty')}
        </p>
      </main>
      <script dangerouslySetInnerHTML={{ __html: favouritesScript }} />
    </PageFrame>
  )
}
