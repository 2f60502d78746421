import type { Scan } from '../../ledger/rules/days.ts'
import { formAddress } from '../rules/form-address.ts'
import type { KnownCode } from './code-cache.ts'
import type { VisitAnswer } from './visit-answer.ts'

/** Takes visitors of a code that is a form into it at once; machines, and who finds it gone, are shown the page. */
export function toForm(
  answer: VisitAnswer,
  { code: { id, row }, scan }: { code: KnownCode; scan: Pick<Scan, 'machine'> },
): VisitAnswer {
  const [form] = row.kind === 'form' && !scan.machine ? row.forms : []
  return form ? { ...answer, to: formAddress(form.path, id) } : answer
}
