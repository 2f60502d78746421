import type { ParsedInput, contract } from '@matai/contract'
import { componentsOf, type FormDocument } from '@matai/form-kit/schema'
import type { RecordQuery } from '../store/search.ts'
import { searchTest } from './filters.ts'
import { foundText } from './typed-rows.ts'

type Filters = Omit<ParsedInput<typeof contract.records.recordFromEs>['filters'], 'formId'>

/** What a search asks of the records of a form as it is now; undefined where nothing can fit. */
export function recordQuery(
  { formId, keyword, filters }: { formId: number; keyword: string; filters: Filters },
  document: FormDocument,
): RecordQuery | undefined {
  const { answers = [], fillerId, qrCodeId, followUp, from, until } = filters
  const asked = answers.map((filter) => searchTest(filter, document))
  const tests = asked.filter((test) => test !== undefined)
  if (tests.length < asked.length) return undefined
  const text = foundText(keyword)
  const number = /^\d{1,9}$/.test(text) ? Number(text) : null
  const components = componentsOf(document).map(({ id }) => id)
  return {
    formId,
    tests,
    keyword: text ? { text, number, components } : undefined,
    fillerId,
    qrCodeId,
    followUp,
    from: from === undefined ? undefined : new Date(from),
    until: until === undefined ? undefined : new Date(until),
  }
}

/** Whether it asks for every record of the form, of which there is a count. */
export const isWhole = ({ formId: _, tests, ...narrowed }: RecordQuery): boolean =>
  tests.length === 0 && Object.values(narrowed).every((one) => one === undefined)
