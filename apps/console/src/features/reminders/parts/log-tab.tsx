import type { Reminder } from '@matai/contract'
import { noticeSentence } from '@matai/contract/notice-sentence'
import { languageInfo } from '@matai/i18n/language'
import { useTranslation } from 'react-i18next'
import { reminderChannels, reminderStates } from 'virtual:contract-constants'
import { useSpoken } from '../../../language.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useFormats } from '../../../ui/format.ts'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import { StateTag } from '../../../ui/state-tag.tsx'
import { speechOf } from '../../notices/public.tsx'
import { log } from './queries.ts'
import css from './reminders.module.css'

const tones = { waiting: 'info', sending: 'info', sent: 'success', skipped: 'quiet', failed: 'warning' } as const

/** Why, in the words of the way by which it went. */
function reasonOf({ channel, state, reason }: Reminder) {
  if (reason === 'failed' && state === 'sending') return 'again'
  if (channel !== 'wechat') return reason
  if (reason === 'noAddress') return 'noWechat'
  return reason === 'refused' || reason === 'stopped' ? 'unfollowed' : reason
}

/** What became of each message, and why. */
export function LogTab() {
  const { t, i18n } = useTranslation()
  const { formatInstant } = useFormats()
  const language = useSpoken((spoken) => spoken.language)
  const speech = speechOf(i18n, languageInfo[language].tag)
  const state = (row: Reminder) => <StateTag tone={tones[row.state]}>{t(`reminderScreens.is_${row.state}`)}</StateTag>
  /** Why it waits, or did not go; of one that went, when it did where that was later. */
  const why = (row: Reminder) => {
    const reason = reasonOf(row)
    if (reason === '') return ''
    const { channel: way, detail, dueAt } = row
    return [
      t(`reminderScreens.why_${reason}`),
      dueAt === null ? '' : t('reminderScreens.dueAt', { at: formatInstant(dueAt) }),
      // What a mail server says names the mailbox; what WeChat says are numbers.
      detail && way === 'mail' ? t('reminderScreens.theySaid', { detail }) : '',
    ]
      .filter(Boolean)
      .join(' · ')
  }
  const what = (row: Reminder) => noticeSentence(row, speech)
  const channel = (row: Reminder) => t(`reminderScreens.channel_${row.channel}`)
  return (
    <ListScreen
      name="reminderLog"
      label={t('reminderScreens.tab_log')}
      resource={log}
      rowKey={({ id }) => id}
      rowName={what}
      columns={[
        { key: 'at', title: t('reminderScreens.at'), width: 170, locked: true, render: ({ at }) => formatInstant(at) },
        { key: 'what', title: t('reminderScreens.what'), width: 360, render: what },
        { key: 'who', title: t('reminderScreens.who'), width: 140, render: ({ receiver }) => receiver.name },
        { key: 'channel', title: t('reminderScreens.channel'), width: 100, render: channel },
        { key: 'state', title: t('reminderScreens.fate'), width: 100, render: state },
        { key: 'why', title: t('reminderScreens.why'), width: 280, render: why },
      ]}
      card={(row) => (
        <article className={css.card}>
          <strong>{what(row)}</strong>
          {state(row)}
          <span className={css.soft}>
            {row.receiver.name} · {channel(row)} · {formatInstant(row.at)}
          </span>
          {row.reason && <span className={css.soft}>{why(row)}</span>}
        </article>
      )}
      searchBy={t('reminderScreens.logSearch')}
      filters={{
        state: {
          label: t('reminderScreens.fate'),
          options: reminderStates.map((value) => ({ value, label: t(`reminderScreens.is_${value}`) })),
        },
        channel: {
          label: t('reminderScreens.channel'),
          options: reminderChannels.map((value) => ({ value, label: t(`reminderScreens.channel_${value}`) })),
        },
      }}
      empty={<EmptyState title={t('reminderScreens.noLog')} text={t('reminderScreens.noLogText')} />}
    />
  )
}
