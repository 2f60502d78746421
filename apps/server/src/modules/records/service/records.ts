import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { addressOf } from './addresses.ts'
import { addressesOf } from '../store/addresses.ts'
import { outcomesOf } from '../store/outcomes.ts'
import { countsOfForms } from '../store/search.ts'
import type { Dependencies } from './dependencies.ts'
import { createAddressing } from './address-at.ts'
import { createApprovals } from './approvals.ts'
import { createAppointments } from './appointments.ts'
import { createChanging } from './change.ts'
import { createDeskSignatures } from './desk-signatures.ts'
import { createDisposing } from './dispose.ts'
import { createWeighing } from './weigh.ts'
import { createEditing } from './edit.ts'
import { fillerNames } from './filler-names.ts'
import { createEvidenceCalls } from './evidence-calls.ts'
import { createHoldingOf } from './holding-of.ts'
import { createFormerQuestions } from './former-questions.ts'
import { createFinding } from './find.ts'
import { createFillInThread } from './fill-in-thread.ts'
import { createFollowUpSettings } from './follow-up-settings.ts'
import { createFollowUps } from './follow-ups.ts'
import { createRecordMatters } from './matters.ts'
import { createOpening } from './open.ts'
import { createOwnRecords } from './own-records.ts'
import { createPhoneProving } from './prove-phone.ts'
import { createReading } from './read.ts'
import { createRedeeming } from './redeem.ts'
import { createRetention } from './retention.ts'
import { createPersonsForms } from './persons-forms.ts'
import { createPhoneApprovals } from './phone-approvals.ts'
import { createRemoval } from './remove.ts'
import { createReports } from './report.ts'
import { createSavedReports } from './saved-reports.ts'
import { createSearch } from './search.ts'
import { createShown } from './shown.ts'
import { createStatusMoves } from './status-moves.ts'
import { createSubmission } from './submit.ts'
import { createTakeOut } from './take-out.ts'
import { createViews } from './views.ts'
import { createVisitorFiles } from './visitor-files.ts'
import { createWatch } from './watch.ts'
import { dueWithin } from '../store/due.ts'
import { fillersByIds, whoOf } from './who-is-meant.ts'

export type Records = ReturnType<typeof createRecords>

/** Forms as they are filled, and what was filled in. */
export function createRecords(dependencies: Dependencies) {
  const { database, forms } = dependencies
  const reading = createReading(dependencies)
  const changing = createChanging(dependencies)
  const remove = createRemoval(dependencies)
  const followUps = createFollowUps(dependencies)
  const reports = createReports(dependencies)
  return {
    addressAt: createAddressing(dependencies),
    open: createOpening(dependencies),
    phones: createPhoneProving(dependencies),
    submit: createSubmission(dependencies),
    files: createVisitorFiles(dependencies),
    search: createSearch(dependencies),
    find: createFinding(dependencies),
    formerQuestions: createFormerQuestions(dependencies),
    read: reading.read,
    edit: createEditing(dependencies, reading, changing),
    remove,
    deskSignatures: createDeskSignatures(dependencies),
    own: createOwnRecords(dependencies, changing, remove),
    person: createPersonsForms(dependencies),
    /** How many records there are of forms; those that never had one are missing. */
    countsOf: countsOfForms,
    holdingOf: createHoldingOf(dependencies),
    fillerNames,
    outcomesOf,
    whoOf,
    dueWithin,
    fillersByIds,
    followUps: { ...followUps, fill: createFillInThread(dependencies, followUps) },
    followUpSettings: createFollowUpSettings(dependencies),
    movedByStatus: createStatusMoves(dependencies),
    watch: createWatch(dependencies),
    shown: createShown(dependencies),
    retention: createRetention(dependencies),
    dispose: createDisposing(dependencies, remove),
    weigh: createWeighing(dependencies),
    redeeming: createRedeeming(dependencies),
    reports,
    savedReports: createSavedReports(dependencies, reports),
    appointments: createAppointments(dependencies),
    /** For files that are made of them. */
    views: createViews(dependencies),
    approvals: createApprovals(dependencies),
    toLookAt: createRecordMatters(dependencies),
    phoneApprovals: createPhoneApprovals(dependencies),
    takeOut: createTakeOut(dependencies),
    evidence: dependencies.evidence,
    evidenceCalls: createEvidenceCalls(dependencies),
    /** Where a form is filled, for what leads there. */
    placeOf: (accountId: AccountId, formId: number): Promise<string> =>
      database.transact(accountId, (tx) => addressOf(tx, accountId, formId)),

    /** Where forms are filled, as paths; those that are gone are missing. */
    async pathsOf(accountId: AccountId, formIds: number[]): Promise<Map<number, string>> {
      const there = [...(await forms.titlesOf(database.tx, accountId, formIds)).keys()]
      const known = await addressesOf(database.tx, accountId, there)
      const missing = there.filter((id) => !known.has(id))
      if (missing.length > 0)
        await database.transact(accountId, async (tx) => {
          for (const id of missing) known.set(id, await addressOf(tx, accountId, id))
        })
      return new Map([...known].map(([id, address]) => [id, `/f/${address}`]))
    },

    /** The path at which a form of the account is filled; undefined when it is gone. */
    async pathOf(tx: Tx, accountId: AccountId, formId: number): Promise<string | undefined> {
      if ((await forms.titleOf(tx, accountId, formId)) === undefined) return undefined
      return `/f/${await addressOf(tx, accountId, formId)}`
    },

    /** Where a form is filled. Unlogged: an address that was not asked for before changes nothing that is seen. */
    address: (formId: number, { caller, origin }: MemberContext): Promise<{ id: string; path: string; url: string }> =>
      database.transact(caller.accountId, async (tx) => {
        const { accountId } = caller
        if ((await forms.titleOf(tx, accountId, formId)) === undefined) notFound()
        const id = await addressOf(tx, accountId, formId)
        return { id, path: `/f/${id}`, url: `${origin}/f/${id}` }
      }),
  }
}
