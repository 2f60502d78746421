import { questionId } from '../question.tsx'

const controls = 'input:not([disabled]), select, textarea, button:not([disabled]), [tabindex]'

/** Goes to what is wrong in a question, or to the page's beginning where no question is named. */
export function focusOn(root: HTMLElement, component: string): void {
  const question = component ? root.querySelector(`#${questionId(component)}`) : null
  const target = question
    ? (question.querySelector<HTMLElement>('input[aria-invalid], select[aria-invalid], textarea[aria-invalid]') ??
      question.querySelector<HTMLElement>(controls))
    : root.querySelector<HTMLElement>(`.mt-page-title, ${controls}`)
  // Fixed bars of browsers hide what stands at the very edge.
  const place = question ?? root
  place.scrollIntoView?.({ block: component ? 'center' : 'start' })
  target?.focus({ preventScroll: true })
}
