import type { FormDocument } from './form-document.ts'
import { contentFindings } from './lint/content.ts'
import { examFindings } from './lint/exam.ts'
import type { Finding, FormLimits } from './lint/finding.ts'
import { idFindings } from './lint/ids.ts'
import { logicFindings } from './lint/logic.ts'

/** All that a finished form must not have, the form's own faults first. `path` begins within what `at` names. */
export const checkForm = (document: FormDocument, limits: FormLimits): Finding[] => [
  ...contentFindings(document, limits),
  ...idFindings(document),
  ...examFindings(document),
  ...logicFindings(document),
]
