import type { CallInput, Contract, ReportQuery } from '@matai/contract'
import { componentsOf, type FormDocument } from '@matai/form-kit/schema'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { askedOf, type Chosen, chipsOf, chosenOf, filtersOf, noneOf } from '../../../../ui/list/filters/filters.tsx'
import { useUrlState } from '../../../../ui/use-url-state.ts'
import { answersAsked } from '../answer-filters.tsx'
import { recordFilters } from '../record-filters.tsx'

type Asked = Omit<CallInput<Contract['recordReports']['getReport']>, 'formId' | 'from' | 'until'>

/** What a report is narrowed to besides its days, kept in the address: how far people are, one code, and answers. */
export function useReportFilters(document: FormDocument | undefined) {
  const { t } = useTranslation()
  const filters = useMemo(() => {
    const components = document ? componentsOf(document) : []
    const all = recordFilters({ components, people: [], directories: [], t })
    const { approval: _, chargeId: __, late: ___, made: ____, directoryId: _____, fillerId: ______, ...answered } = all
    // What is saved of a report has none of these.
    const { tenth: _______, passed: ________, ...some } = answered
    return filtersOf(some)
  }, [document, t])
  const [state, setState] = useUrlState(noneOf(filters) as Record<string, string>)
  const chosen = chosenOf(filters, state)
  const change = (next: Chosen) => void setState(next as Partial<typeof state>) // its own keys, each with a text
  const { answers, others } = answersAsked(askedOf(filters, chosen) as Record<string, unknown>)
  const asked = { ...others, ...(answers.length > 0 ? { answers } : {}) } as Asked // the filters offer nothing else
  const saved: Pick<ReportQuery, 'answers' | 'followUp' | 'qrCodeId'> = {
    answers,
    followUp: asked.followUp ?? null,
    qrCodeId: asked.qrCodeId ?? null,
  }
  return {
    filters,
    chosen,
    change,
    none: noneOf(filters),
    chips: chipsOf(filters, chosen, { t, change }),
    asked,
    saved,
  }
}
