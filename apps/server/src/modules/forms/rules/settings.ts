import { FormClosing, FormFillers, FormLimits, FormSubmitPage } from '@matai/contract'

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

/** The first phone that stands before in the list, by its place; -1: none. */
export function phoneTwinAt({ phones }: FormFillers): number {
  const known = new Set<string>()
  return phones.findIndex(({ mobile }) => known.size === known.add(mobile).size)
}
