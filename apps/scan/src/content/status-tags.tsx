import { languageInfo, type Translate } from '@matai/i18n'
import type { CodePage } from '../pages.ts'
import { StatusMark } from './status-mark.tsx'

/** What the thing is right now, above all that is said of it. */
export function StatusTags({ page: { id = '', statuses = [], language }, say }: { page: CodePage; say: Translate }) {
  const shown = statuses.flatMap(({ item, ...status }) => (item ? [{ ...status, item }] : []))
  if (shown.length === 0) return null
  const dayOf = ({ instant, zone }: { instant: Date; zone: string }) =>
    new Intl.DateTimeFormat(languageInfo[language].tag, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: zone,
    }).format(instant)
  return (
    <>
      <ul className="statuses">
        {shown.map(({ name, show, item, since, until }) => (
          <li key={name} className={show} style={{ background: item.tint }}>
            <StatusMark {...item} />
            <span>
              <small>{name}</small> <b>{item.name}</b>
              {since && <small> {say('scan.statusSince', { at: dayOf(since) })}</small>}
              {until && <small> {say('scan.statusUntil', { at: dayOf(until) })}</small>}
            </span>
          </li>
        ))}
      </ul>
      {id !== '' && shown.some(({ changeable }) => changeable) && (
        <p className="change-status">
          <a href={`/my/status/${id}`}>{say('scan.changeStatus')}</a>
        </p>
      )}
    </>
  )
}
