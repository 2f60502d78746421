import { languageInfo } from '@matai/i18n'
import { createTranslator } from '@matai/i18n'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { MailError, type MailSender } from '../../../platform/mail/mail-sender.ts'
import { mailboxesOf, membersOf } from '../../accounts/service/members.ts'
import { mailReport } from '../jobs.ts'
import { nextMail } from '../rules/report-days.ts'
import { reportLines } from '../rules/report-text.ts'
import { accountsWithDueReports } from '../store/everybody.ts'
import { findSavedReport, lockDueReports, setNextMail } from '../store/saved-reports.ts'
import type { Dependencies } from './dependencies.ts'
import type { SavedReports } from './saved-reports.ts'

interface Mailing extends Pick<Dependencies, 'database' | 'forms' | 'standingOf'> {
  mail: MailSender
  /** Scheme and host of the console for addresses in mails, where it is set. */
  consoleOrigin: string | undefined
}

/** Brings reports to the mailboxes of people of the account when their time comes. */
export function createReportMails(
  { database, forms, standingOf, mail, consoleOrigin }: Mailing,
  { figures }: Pick<SavedReports, 'figures'>,
) {
  return {
    /**
     * Safe to run twice and by two: whoever holds the row moves its next time on, and the mails are jobs of that.
     * Unlogged: whoever set the times is in the log.
     */
    async turn(now: Date): Promise<void> {
      for (const accountId of await accountsWithDueReports(database.tx, now))
        await database.transact(accountId, async (tx) => {
          const { zone } = (await standingOf(tx, accountId, now)) ?? { zone: 'UTC' }
          for (const { id, schedule, readers, nextAt } of await lockDueReports(tx, accountId, now)) {
            await setNextMail(tx, accountId, id, schedule && nextMail(schedule, zone, now))
            const due = (nextAt ?? now).toISOString()
            for (const userId of readers) await enqueue(tx, mailReport, { accountId, id, userId, due })
          }
        })
    },

    /** To one person; who has left, or has no mailbox, gets none. */
    async send(accountId: AccountId, { id, userId, due }: { id: number; userId: number; due: string }, now: Date) {
      const { tx } = database
      const row = await findSavedReport(tx, accountId, id)
      const isMember = (await membersOf(tx, accountId)).some((member) => member.userId === userId)
      const mailbox = (await mailboxesOf(tx, [userId])).get(userId)
      const title = row && (await forms.titleOf(tx, accountId, row.formId))
      const standing = await standingOf(tx, accountId, now)
      if (!row || !isMember || !mailbox || title === undefined || !standing) return
      const say = createTranslator(mailbox.language)
      const { days, report, before } = await figures({ ...row, accountId }, standing.zone, new Date(due), true)
      const { tag } = languageInfo[mailbox.language]
      const lines = reportLines({ title, days, report, before, tag }, say)
      const link = consoleOrigin ? [`${consoleOrigin}/formData/${row.formId}/report?report=${id}`] : []
      try {
        await mail.send({
          to: mailbox.email,
          // A mailbox shows one that arrives twice once.
          id: `report-${accountId}-${id}-${userId}-${Date.parse(due)}`,
          subject: say('savedReports.mailSubject', { name: row.name, title }),
          text: [...lines, ...link, say('savedReports.mailWhy', { account: standing.name })].join('\n\n'),
        })
      } catch (error) {
        // An address that takes no mail takes none at another try either.
        if (!(error instanceof MailError) || !error.addressRefused) throw error
      }
    },
  }
}

export type ReportMails = ReturnType<typeof createReportMails>
