import { z } from 'zod'
import { call } from './call.ts'
import { idOf, listInput, listOf, nameField, say } from './fields.ts'

/** Most forms that a form is linked to. */
export const formLinksMax = 20
/** Longest words on the button of a link. */
export const formLinkTextMax = 30

const formId = idOf('form')

/** A form in which a record of another can be continued. */
export const FormLink = z.object({
  formId: z.int(),
  title: z.string().describe('what the other form is called now'),
  number: z.int(),
  text: z.string().describe('what stands on the button'),
})
export type FormLink = z.infer<typeof FormLink>

export const formLinkCalls = {
  list: call({
    path: '/qruser/console/sheet/link/list',
    access: 'member',
    input: listInput(['order'], { formId }),
    output: listOf(FormLink),
  }),
  /** All links of a form at once, in their order. */
  set: call({
    path: '/qruser/console/sheet/link/set_link',
    access: 'member',
    input: z.strictObject({
      formId,
      links: z
        .array(z.strictObject({ formId, text: nameField(formLinkTextMax, 'formChecks.linkTextMissing') }))
        .max(formLinksMax)
        .refine(
          (links) => new Set(links.map((link) => link.formId)).size === links.length,
          say('formChecks.linkTwice'),
        ),
    }),
    output: z.object({ list: z.array(FormLink) }),
  }),
}
