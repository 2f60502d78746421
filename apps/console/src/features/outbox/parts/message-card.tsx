import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { useFormats } from '../../../ui/format.ts'
import css from '../outbox-screen.module.css'

export interface Message {
  id: string
  /** ISO 8601. */
  at: string
  channel: string
  to: string
  text: string
}

/** A message, and its verification code in large where it has one. */
export function MessageCard({ message }: { message: Message }) {
  const { t } = useTranslation()
  const { formatInstant } = useFormats()
  const smsCode = message.channel === 'sms' ? /\b\d{6}\b/.exec(message.text)?.[0] : undefined
  return (
    <li className={css.message}>
      <div className={css.head}>
        <span>{t('docs.sentTo', { to: message.to })}</span>
        <time dateTime={message.at}>{formatInstant(message.at)}</time>
      </div>
      {smsCode && (
        <div className={css.code}>
          {smsCode}
          <CopyButton text={smsCode} label={t('docs.copySmsCode')} />
        </div>
      )}
      <p>{message.text}</p>
    </li>
  )
}
