import type { OwnRecord } from '@matai/contract'
import type { Translate } from '@matai/i18n'
import type { FormPage } from '../page-data.ts'
import { momentIn } from './moment-in.ts'

interface ListProps {
  /** Undefined until it is read. */
  list: readonly OwnRecord[] | undefined
  failure: string
  page: FormPage
  say: Translate
  onOpen(id: number): void
  onAgain(): void
  /** Left out where no phone can find more. */
  onPhone: (() => void) | undefined
}

/** Records by number and time, the newest first. */
export function OwnList({ list, failure, page, say, onOpen, onAgain, onPhone }: ListProps) {
  const code = page.code ? `?code=${page.code.id}` : ''
  return (
    <section>
      <h2>{say('ownRecords.title')}</h2>
      {failure ? (
        <p className="problem" role="alert">
          {failure}{' '}
          <button type="button" className="plain" onClick={onAgain}>
            {say('ownRecords.again')}
          </button>
        </p>
      ) : !list ? (
        <p role="status">{say('ownRecords.reading')}</p>
      ) : list.length === 0 ? (
        <p>{say('ownRecords.none')}</p>
      ) : (
        <ul className="own">
          {list.map(({ id, number, serial, at, redeem }) => (
            <li key={id}>
              <button type="button" onClick={() => onOpen(id)}>
                <b>{say('formPage.number', { number: serial ?? number })}</b>
                <span>{momentIn(page, at)}</span>
                {redeem && <small>{say(redeem.at ? 'ownRecords.redeemed' : 'ownRecords.notRedeemed')}</small>}
              </button>
            </li>
          ))}
        </ul>
      )}
      {!page.person && <p className="quiet">{say('ownRecords.byDevice')}</p>}
      <div className="ways">
        {onPhone && (
          <button type="button" className="other" onClick={onPhone}>
            {say('ownRecords.byPhone')}
          </button>
        )}
        <a className="other" href={`/f/${page.id}${code}`}>
          {say('ownRecords.fill')}
        </a>
      </div>
    </section>
  )
}
