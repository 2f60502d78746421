import { z } from 'zod'
import { flag } from './access.ts'
import { call } from './call.ts'
import { idOf } from './fields.ts'

const formId = idOf('form')

/** What visitors of a live code see of the records that came in from it. */
export const ShownRecords = z.strictObject({
  last: z.boolean().describe('when the last record of the form came in from the code'),
  name: z.boolean().describe('and the name of who filled it in, where one was given'),
})
export type ShownRecords = z.infer<typeof ShownRecords>

export const FormShown = ShownRecords.extend({ can: z.object({ edit: z.boolean() }) })
export type FormShown = z.infer<typeof FormShown>

export const shownRecordCalls = {
  get: call({
    path: '/qruser/console/sheet/get_shown',
    access: 'member',
    input: z.strictObject({ formId }),
    output: FormShown,
  }),
  /** Of all live codes that open the form. Pages that are known to a server show it half a minute later at the latest.
   * What records say is told to everybody by it. */
  set: call({
    path: '/qruser/console/sheet/set_shown',
    access: flag('editRecord'),
    input: z.strictObject({ formId, shown: ShownRecords }),
    output: FormShown,
  }),
}
