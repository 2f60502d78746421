import { type Language, languageInfo, type PhraseKey, type Translate } from '@matai/i18n'
import { emptyMark } from './frame/empty-mark.tsx'
import { PageFrame } from './frame/page-frame.tsx'
import type { Notice, NoticeKind } from './pages.ts'

const phrases: Record<NoticeKind, { title: PhraseKey; hint: PhraseKey }> = {
  unknown: { title: 'scan.codeUnknown', hint: 'scan.codeUnknownHint' },
  deleted: { title: 'scan.codeDeleted', hint: 'scan.codeDeletedHint' },
  blocked: { title: 'scan.codeBlocked', hint: 'scan.codeBlockedHint' },
  expired: { title: 'scan.codeExpired', hint: 'scan.codeExpiredHint' },
  unavailable: { title: 'scan.unavailable', hint: 'scan.unavailableHint' },
  tooMany: { title: 'scan.tooMany', hint: 'scan.tooManyHint' },
  notYet: { title: 'scan.codeNotYet', hint: 'scan.codeNotYetHint' },
  ended: { title: 'scan.codeEnded', hint: 'scan.codeEndedHint' },
  badTarget: { title: 'scan.badTarget', hint: 'scan.badTargetHint' },
  stayed: { title: 'scan.stayed', hint: 'scan.stayedHint' },
  pageBlocked: { title: 'scan.pageBlocked', hint: 'scan.pageBlockedHint' },
  otherSite: { title: 'scan.otherSite', hint: 'scan.otherSiteHint' },
  ticketOld: { title: 'scan.ticketOld', hint: 'scan.ticketOldHint' },
  noPage: { title: 'scan.noPage', hint: 'scan.noPageHint' },
}

interface NoticeProps {
  kind: NoticeKind
  language: Language
  at: Notice['at']
  own: Notice['own']
  say: Translate
}

/** With the zone, because a visitor may stand in another one; behind the clock, where Chinese formats do not put it. */
function momentIn({ instant, zone }: NonNullable<Notice['at']>, language: Language): string {
  const { tag } = languageInfo[language]
  const parts = { year: 'numeric', month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit' } as const
  const moment = new Intl.DateTimeFormat(tag, { ...parts, hourCycle: 'h23', timeZone: zone }).format(instant)
  const names = new Intl.DateTimeFormat(tag, { timeZone: zone, timeZoneName: 'short' }).formatToParts(instant)
  return `${moment} ${names.find(({ type }) => type === 'timeZoneName')?.value ?? ''}`.trim()
}

/** The page that says why there is no content. */
export function NoticeDocument({ kind, language, at, own, say }: NoticeProps) {
  const { title, hint } = phrases[kind]
  return (
    <PageFrame language={language} title={say(title)}>
      <main className="notice">
        {emptyMark}
        <h1>{say(title)}</h1>
        {own ? (
          <OwnReason own={own} say={say} />
        ) : (
          <p>{at ? say('scan.codeNotYetAt', { at: momentIn(at, language) }) : say(hint)}</p>
        )}
      </main>
    </PageFrame>
  )
}

/** What the owner of a stopped code reads instead. */
function OwnReason({ own, say }: { own: NonNullable<Notice['own']>; say: Translate }) {
  return (
    <>
      <p>{say('abuse.ownBlocked')}</p>
      <p className="said problem">{own.reason}</p>
      <a className="other" href={own.link}>
        {say('abuse.ownBlockedLink')}
      </a>
    </>
  )
}
