import { FormClosing, FormFillers, type FormItem, FormLimits, FormSubmitPage } from '@matai/contract'

interface Stored {
  fillers: FormFillers | null
  submitPage: FormSubmitPage | null
  limits: FormLimits | null
  closing: FormClosing | null
}

/** How a form is set before anybody sets anything. */
const usual = {
  fillers: FormFillers.parse({}),
  submitPage: FormSubmitPage.parse({}),
  limits: FormLimits.parse({}),
  closing: FormClosing.parse({}),
}

/** Settings as they are read: what was saved before a setting was invented has its usual value. */
export function completeSettings(row: Stored | undefined) {
  return {
    fillers: { ...usual.fillers, ...row?.fillers },
    submitPage: { ...usual.submitPage, ...row?.submitPage },
    limits: { ...usual.limits, ...row?.limits },
    closing: { ...usual.closing, ...row?.closing },
  }
}

/** Whether a form takes records at a moment: not before it opens, not from the moment on at which it closes. */
export function isOpenAt({ closed, opensAt, closesAt }: FormClosing, now: Date): boolean {
  if (closed) return false
  if (opensAt !== null && now < new Date(opensAt)) return false
  return closesAt === null || now < new Date(closesAt)
}

/** What fillers meet; `closing` is null while nobody set it. */
export function stateOf(
  { published, closing }: { published: number | null; closing: FormClosing | null },
  now: Date,
): FormItem['state'] {
  if (published === null) return 'draft'
  return isOpenAt({ ...usual.closing, ...closing }, now) ? 'published' : 'closed'
}

/** The first phone that stands before in the list, by its place; -1: none. */
export function phoneTwinAt({ phones }: FormFillers): number {
  const known = new Set<string>()
  return phones.findIndex(({ mobile }) => known.size === known.add(mobile).size)
}
