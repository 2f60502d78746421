import type { AnswerFilter, contract, ParsedInput } from '@matai/contract'
import { componentsOf, type FormDocument } from '@matai/form-kit/schema'
import type { RecordQuery } from '../store/search.ts'
import type { Masking } from './masking.ts'
import { ranges, searchTest } from './filters.ts'
import { foundText } from './typed-rows.ts'

interface Asked {
  formId: number
  keyword: string
  filters: Filters
  /** The codes of the directory that is asked for. */
  qrCodeIds?: readonly string[] | undefined
}

type Filters = Omit<ParsedInput<typeof contract.records.search>['filters'], 'formId'>

/** What a search asks of the records of a form as it is now; undefined where nothing can fit. */
export function recordQuery(
  { formId, keyword, filters, qrCodeIds }: Asked,
  document: FormDocument,
  masking: Masking | undefined,
): RecordQuery | undefined {
  const { answers = [], fillerId, qrCodeId, followUp, chargeId, approval, tenth, passed, late, from, until } = filters
  // Whoever finds a number by trying has read it.
  const isTold = ({ component, comparison }: AnswerFilter) =>
    !masking?.isHidden(component) || comparison === 'filled' || comparison === 'blank'
  const asked = answers.map((filter) => (isTold(filter) ? searchTest(filter, document) : undefined))
  const tests = asked.filter((test) => test !== undefined)
  if (tests.length < asked.length) return undefined
  const text = foundText(keyword)
  const number = /^\d{1,9}$/.test(text) ? Number(text) : null
  const components = componentsOf(document)
    .map(({ id }) => id)
    .filter((id) => !masking?.isHidden(id))
  return {
    formId,
    tests: ranges(tests),
    keyword: text ? { text, number, components } : undefined,
    fillerId,
    qrCodeId,
    qrCodeIds,
    followUp,
    chargeId,
    approval,
    tenth,
    passed,
    late,
    from: from === undefined ? undefined : new Date(from),
    until: until === undefined ? undefined : new Date(until),
  }
}

/** Whether it asks for every record of the form, of which there is a count. */
export const isWhole = ({ formId: _, tests, ...narrowed }: RecordQuery): boolean =>
  tests.length === 0 && Object.values(narrowed).every((one) => one === undefined)
