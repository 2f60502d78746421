import { thingId } from '@matai/kinds'
import { block, buttonText } from '../block.ts'

/** The way into a form, which then knows the code that led there. */
export const formEntry = block('formEntry', {
  text: buttonText(),
  formId: thingId({ of: 'form', missing: 'codeForms.formMissing' }),
})
