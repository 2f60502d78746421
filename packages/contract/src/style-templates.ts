import { z } from 'zod'
import { call } from './call.ts'
import { idOf, instant, listInput, listOf, nameField, thingSorts } from './fields.ts'
import { StoredFile } from './files.ts'
import { Style, StyleDraft } from './style-fields.ts'

/** Longest name of a saved style. */
export const styleNameMax = 30

/** Most styles that an account saves. */
export const savedStylesMax = 200

/** A style under a name, to be given to more codes. */
export const StyleTemplate = z.object({
  id: z.int(),
  name: z.string(),
  style: Style,
  isDefault: z.boolean().describe('what the caller’s new live codes are drawn in'),
  creator: z.object({ id: z.int(), name: z.string() }),
  updatedAt: instant,
  version: z.int().describe('grows with every save'),
  files: z.array(StoredFile).describe('pictures that the style names'),
  can: z.object({ edit: z.boolean() }),
})
export type StyleTemplate = z.infer<typeof StyleTemplate>

const styleTemplateId = idOf('styleTemplate')
const removed = z.object({ removed: z.int() })
const templateList = { input: listInput(thingSorts, {}), output: listOf(StyleTemplate) }
const templateRemoval = { input: z.strictObject({ id: styleTemplateId }), output: removed }

export const styleTemplateCalls = {
  list: call({ path: '/qruser/console/user/template/get_mytplist', access: 'member', ...templateList }),
  get: call({
    path: '/qruser/console/user/template/get_byid',
    access: 'member',
    input: z.strictObject({ id: styleTemplateId }),
    output: StyleTemplate,
  }),
  saveTemplate: call({
    path: '/qruser/console/user/template/save',
    creates: true,
    access: 'member',
    input: z.strictObject({
      id: styleTemplateId.optional().describe('absent: a new one'),
      version: z.int().positive().optional().describe('what was edited; a newer one on the server is a conflict'),
      name: nameField(styleNameMax),
      style: StyleDraft,
    }),
    output: StyleTemplate,
  }),
  renameTemplate: call({
    path: '/qruser/console/user/template/rename',
    access: 'member',
    input: z.strictObject({ id: styleTemplateId, name: nameField(styleNameMax) }),
    output: StyleTemplate,
  }),
  del: call({
    path: '/qruser/console/user/template/del_template_byid',
    access: 'member',
    ...templateRemoval,
  }),
  /** The same as get_mytplist under its older address. */
  listOfUser: call({ path: '/qruser/user/template/get_mytplist', access: 'member', ...templateList }),
  /** The same as del_template_byid under its older address. */
  delOfUser: call({ path: '/qruser/user/template/del_template_byid', access: 'member', ...templateRemoval }),
  setUserTemplate: call({
    path: '/qruser/console/main/set_user_template',
    access: 'member',
    input: z.strictObject({ id: styleTemplateId.nullable().describe('null: the plain style') }),
    output: z.object({ beautyTemplateId: z.int().nullable() }),
  }),
  /** Shapes, frames and logo shapes that a style may name, each with its name and a picture. */
  getImageConfig: call({
    path: '/qruser/config/get_image_config',
    access: 'public',
    input: z.strictObject({}),
    output: z.object({
      list: z.array(
        z.object({
          field: z.string().describe('the field of a style'),
          value: z.string(),
          name: z.string(),
          svg: z.string(),
          readers: z
            .enum(['all', 'phones'])
            .optional()
            .describe('who reads a shape of eyes or dots: readers that are built into machines lose some eyes'),
        }),
      ),
    }),
  }),
  /** Colours that we offer by name. */
  getConfigColor: call({
    path: '/qruser/config/get_config_color',
    access: 'public',
    input: z.strictObject({}),
    output: z.object({ list: z.array(z.object({ name: z.string(), color: z.string() })) }),
  }),
  /** Our own looks by trade. */
  getTemplateConfig: call({
    path: '/qruser/config/get_template_config',
    access: 'public',
    input: z.strictObject({}),
    output: z.object({
      list: z.array(z.object({ id: z.string(), name: z.string(), trade: z.string(), style: Style })),
    }),
  }),
}
