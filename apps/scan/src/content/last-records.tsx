import { languageInfo, type Translate } from '@matai/i18n'
import type { CodePage } from '../pages.ts'

/** What was done here last, as the owner lets visitors know: "Monthly inspection: 3 days ago, Wang Fang". */
export function LastRecords({ page: { lastRecords = [], language }, say }: { page: CodePage; say: Translate }) {
  if (lastRecords.length === 0) return null
  const ago = new Intl.RelativeTimeFormat(languageInfo[language].tag, { numeric: 'auto' })
  return (
    <ul className="last">
      {lastRecords.map(({ title, days, name }) => {
        const when = ago.format(-days, 'day')
        return <li key={title}>{say(name ? 'scan.lastBy' : 'scan.last', { title, when, name })}</li>
      })}
    </ul>
  )
}
