import { languageInfo, type Translate } from '@matai/i18n'
import type { CodePage, PageStatus } from '../pages.ts'

type Item = NonNullable<PageStatus['item']>

const points: Partial<Record<Item['shape'], string>> = {
  triangle: '12,2 23,21 1,21',
  diamond: '12,1 23,12 12,23 1,12',
  hexagon: '7,2 17,2 23,12 17,22 7,22 1,12',
  cross: '8,1 16,1 16,8 23,8 23,16 16,16 16,23 8,23 8,16 1,16 1,8 8,8',
  square: '2,2 22,2 22,22 2,22',
  bar: '1,6 23,6 23,18 1,18',
}

/** Shape and letter, which say what colour says to those who see it. */
function Mark({ shape, letter, tint }: Item) {
  const corners = points[shape]
  const ring = shape === 'ring'
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      {corners && <polygon points={corners} fill="#fff" />}
      {!corners && (
        <circle
          cx="12"
          cy="12"
          r={ring ? 9 : 11}
          fill={ring ? 'none' : '#fff'}
          stroke="#fff"
          strokeWidth={ring ? 4 : 0}
        />
      )}
      {letter !== '' && (
        <text
          x="12"
          y={shape === 'triangle' ? 19 : 16.5}
          textAnchor="middle"
          fontSize={letter.length > 1 ? 9 : 12}
          fontWeight="700"
          fill={ring ? '#fff' : tint}
        >
          {letter}
        </text>
      )}
    </svg>
  )
}

/** What the thing is right now, above all that is said of it. */
export function StatusTags({ page: { statuses = [], language }, say }: { page: CodePage; say: Translate }) {
  const shown = statuses.flatMap(({ item, ...status }) => (item ? [{ ...status, item }] : []))
  if (shown.length === 0) return null
  const dayOf = ({ instant, zone }: { instant: Date; zone: string }) =>
    new Intl.DateTimeFormat(languageInfo[language].tag, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: zone,
    }).format(instant)
  return (
    <ul className="statuses">
      {shown.map(({ name, show, item, until }) => (
        <li key={name} className={show} style={{ background: item.tint }}>
          <Mark {...item} />
          <span>
            <small>{name}</small> <b>{item.name}</b>
            {until && <small> {say('scan.statusUntil', { at: dayOf(until) })}</small>}
          </span>
        </li>
      ))}
    </ul>
  )
}
