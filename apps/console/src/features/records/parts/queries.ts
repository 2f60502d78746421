import type { CallInput, Contract, FillerItem, FormFigures, RecordItem, ThingSort } from '@matai/contract'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../client.ts'
import { resource } from '../../../ui/resource.ts'
import { answersAsked } from './answer-filters.tsx'
import type { Moments } from './report/range.ts'

type RecordSort = 'newest' | 'oldest'
type RecordFilters = NonNullable<Parameters<typeof client.records.search>[0]['filters']>

export interface RecordsRequest {
  keyword: string
  sort: RecordSort
  /** With the filters of answers by names of their own. */
  filters: Omit<RecordFilters, 'formId' | 'answers'> & Record<string, unknown>
}

/** Records of a form, all or those that came in from one live code, as a noun of the list screen. */
export const recordsOf = (formId: number, qrCodeId?: string) =>
  resource<RecordItem, RecordsRequest>({
    key: ['records', 'list', String(formId), ...(qrCodeId ? [qrCodeId] : [])],
    list: ({ filters, ...request }, options) => {
      const { answers, others } = answersAsked(filters)
      return client.records.search(
        { ...request, filters: { ...others, ...(qrCodeId ? { qrCodeId } : {}), formId, answers } },
        options,
      )
    },
    touches: [
      ['records', 'report', String(formId)],
      ['records', 'one'],
      ['forms', 'list'],
    ],
  })

export const fillersOf = (formId: number) =>
  resource<FillerItem, { keyword: string; sort: RecordSort }>({
    key: ['records', 'fillers', String(formId)],
    list: (request, options) => client.records.userlist({ ...request, filters: { formId } }, options),
    touches: [],
  })

export const figures = resource<FormFigures, { keyword: string; sort: ThingSort }>({
  key: ['records', 'figures'],
  list: (request, options) => client.recordReports.getSheetReportList(request, options),
  touches: [],
})

/** The form as it is now: what its records are read by. */
export const formQuery = (formId: number) =>
  queryOptions({
    queryKey: ['forms', 'one', formId],
    queryFn: ({ signal }) => client.forms.info({ id: formId }, { signal }),
  })

/** What its records may answer that it no longer asks. */
export const formerQuestionsQuery = (formId: number) =>
  queryOptions({
    queryKey: ['forms', 'one', formId, 'former'],
    queryFn: ({ signal }) => client.records.formerQuestions({ formId }, { signal }),
  })

/** Forms that a live code opens or opened, and how much came in from it. */
export const formsOfCodeQuery = (id: string) =>
  queryOptions({
    queryKey: ['records', 'code', id],
    queryFn: ({ signal }) => client.codeForms.formsOfQrCode({ id }, { signal }),
  })

export const recordQuery = (id: number) =>
  queryOptions({
    queryKey: ['records', 'one', id],
    queryFn: ({ signal }) => client.records.recordInfo({ id }, { signal }),
  })

export const followUpsQuery = (recordId: number) =>
  queryOptions({
    queryKey: ['records', 'one', recordId, 'followUps'],
    queryFn: ({ signal }) => client.followUps.list({ pageSize: 200, filters: { recordId } }, { signal }),
  })

export const viewsQuery = (formId: number) =>
  queryOptions({
    queryKey: ['records', 'views', formId],
    queryFn: ({ signal }) => client.recordViews.list({ formId }, { signal }),
  })

export const approvalQuery = (recordId: number) =>
  queryOptions({
    queryKey: ['records', 'one', recordId, 'approval'],
    queryFn: ({ signal }) => client.recordApprovals.ofRecord({ recordId }, { signal }),
  })

export const formApprovalQuery = (formId: number) =>
  queryOptions({
    queryKey: ['records', 'approval', formId],
    queryFn: ({ signal }) => client.recordApprovals.get({ formId }, { signal }),
  })

/** Whom records can be given to. */
export const peopleQuery = queryOptions({
  queryKey: ['records', 'people'],
  queryFn: ({ signal }) => client.followUps.people({}, { signal }),
  staleTime: 60_000,
})

/** Groups of collaborators, by whom a level of an approval can ask. */
export const identityGroupsQuery = queryOptions({
  queryKey: ['identityGroups'],
  queryFn: async ({ signal }) => (await client.identityGroups.list({}, { signal })).list,
  staleTime: 60_000,
})

/** How records of a form stand on paper. */
export const layoutQuery = (formId: number) =>
  queryOptions({
    queryKey: ['records', 'layout', formId],
    queryFn: ({ signal }) => client.recordLayouts.get({ formId }, { signal }),
  })

/** Reports of a form under a name. */
export const savedReportsQuery = (formId: number) =>
  queryOptions({
    queryKey: ['records', 'savedReports', formId],
    queryFn: ({ signal }) => client.savedReports.list({ formId }, { signal }),
  })

type ReportFilters = Omit<CallInput<Contract['recordReports']['getReport']>, 'formId' | 'from' | 'until'>

/** What was answered in a range of days; without one in all the time. */
export const reportQuery = (formId: number, range: Moments = {}, filters: ReportFilters = {}) =>
  queryOptions({
    queryKey: ['records', 'report', String(formId), range.from ?? '', range.until ?? '', filters],
    queryFn: ({ signal }) => client.recordReports.getReport({ formId, ...filters, ...range }, { signal }),
    placeholderData: (before) => before,
  })

export const followUpSettingsQuery = (formId: number) =>
  queryOptions({
    queryKey: ['records', 'followUpSettings', formId],
    queryFn: ({ signal }) => client.followUpSettings.get({ formId }, { signal }),
  })

/** How far and how fast people are; a follow-up of the form asks it anew. */
export const followUpFiguresQuery = (formId: number) =>
  queryOptions({
    queryKey: ['records', 'report', String(formId), 'followUp'],
    queryFn: ({ signal }) => client.followUpSettings.figures({ formId }, { signal }),
  })

/** Statuses of the account with their items. */
export const statusItemsQuery = (formId: number) =>
  queryOptions({
    queryKey: ['forms', 'settings', formId, 'statuses'],
    queryFn: ({ signal }) => client.formSettings.closedStatuses({ formId }, { signal }),
  })

export const retentionQuery = (formId: number) =>
  queryOptions({
    queryKey: ['records', 'retention', formId],
    queryFn: ({ signal }) => client.retention.get({ formId }, { signal }),
  })

export const disposalsQuery = (formId: number) =>
  queryOptions({
    queryKey: ['records', 'retention', formId, 'disposals'],
    queryFn: ({ signal }) => client.retention.list({ pageSize: 50, filters: { formId } }, { signal }),
  })

export const shownQuery = (formId: number) =>
  queryOptions({
    queryKey: ['records', 'shown', formId],
    queryFn: ({ signal }) => client.shownRecords.get({ formId }, { signal }),
  })

/** Published forms that can go on with a record of a form: those that it is linked to first. */
export const otherFormsQuery = (formId: number) =>
  queryOptions({
    queryKey: ['forms', 'published', formId],
    queryFn: async ({ signal }) => {
      const [links, all] = await Promise.all([
        client.formLinks.list({ pageSize: 20, filters: { formId } }, { signal }),
        client.forms.templateList({ pageSize: 200, sort: 'name' }, { signal }),
      ])
      const linked = links.list.map(({ formId: id, title }) => ({ id, title }))
      const others = all.list.filter(({ id }) => id !== formId && linked.every((one) => one.id !== id))
      return [...linked, ...others].map(({ id, title }) => ({ id, title }))
    },
  })

/** A form as fillers have it now. */
export const publishedFormQuery = (formId: number) =>
  queryOptions({
    queryKey: ['forms', 'one', formId, 'published'],
    queryFn: async ({ signal }) => {
      const newest = await client.forms.info({ id: formId }, { signal })
      const { published } = newest
      return published === null || published === newest.shown
        ? newest
        : client.forms.info({ id: formId, version: published }, { signal })
    },
  })
