import { formChecks } from './form-checks.ts'
import { formEditor } from './form-editor.ts'
import { formExam } from './form-exam.ts'
import { formKit } from './form-kit.ts'
import { formRules } from './form-rules.ts'
import { formScreens } from './form-screens.ts'
import { formSettings } from './form-settings.ts'
import { formTemplates } from './form-templates.ts'
import { formVersions } from './form-versions.ts'
import { openMethods } from './open-methods.ts'
import { provinces } from './provinces.ts'
import { savedReports } from './saved-reports.ts'
import { recordLayouts } from './record-layouts.ts'
import { recordScreens } from './record-screens.ts'
import { planScreens } from './plan-screens.ts'
import { reminderScreens } from './reminder-screens.ts'
import { stockScreens } from './stock-screens.ts'
import { statuses } from './statuses.ts'
import { keyScreens } from './key-screens.ts'
import { keys } from './keys.ts'
import { pushScreens } from './push-screens.ts'
import { push } from './push.ts'
import { plans } from './plans.ts'
import { stock } from './stock.ts'
import { statusScreens } from './status-screens.ts'

/** What screens say on which forms are made; only those load it. */
export const formStudio = {
  ...formKit,
  formChecks,
  formEditor,
  formExam,
  formRules,
  formScreens,
  formSettings,
  formTemplates,
  formVersions,
  openMethods,
  provinces,
  recordLayouts,
  recordScreens,
  savedReports,
  reminderScreens,
  planScreens,
  statusScreens,
  stock,
  plans,
  keys,
  keyScreens,
  push,
  pushScreens,
  statuses,
  stockScreens,
}
