import { pageThemes } from '@matai/content/page-theme'
import { z } from 'zod'
import { call } from './call.ts'
import { fileId, say } from './fields.ts'
import { StoredFile } from './files.ts'

/** How the pages that visitors see are dressed; whose they are says the name of the account. */
export const Brand = z.object({
  theme: z.enum(pageThemes),
  colour: z.string().describe('#rrggbb; empty for ours'),
  logo: StoredFile.nullable(),
  cover: StoredFile.nullable(),
})
export type Brand = z.infer<typeof Brand>

/** What is chosen of it. */
export const BrandDraft = z.strictObject({
  theme: z.enum(pageThemes),
  colour: z
    .string()
    .regex(/^(#[0-9A-Fa-f]{6})?$/, say('errors.wrongFormat'))
    .describe('#rrggbb; empty for ours. Its lightness gives way where text could not be read'),
  logoId: fileId().nullable().describe('a picture'),
  coverId: fileId().nullable().describe('a picture'),
})
export type BrandDraft = z.infer<typeof BrandDraft>

export const brandCalls = {
  get: call({ path: '/qruser/console/brand/get', access: 'member', input: z.strictObject({}), output: Brand }),
  /** For all pages of the account; visitors see it within half a minute. */
  set: call({
    path: '/qruser/console/brand/set',
    access: 'admin',
    input: BrandDraft,
    output: Brand,
  }),
}
