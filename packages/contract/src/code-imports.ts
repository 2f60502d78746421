import { z } from 'zod'
import { call } from './call.ts'
import { waits } from './consents.ts'
import { say } from './fields.ts'

/** Bytes of a list that is taken in. */
export const codeListMax = 2 * 1024 ** 2
/** Rows that a look shows. */
export const codeListShown = 20

const cell = z.object({ row: z.int(), message: z.string() })

export const CodeImport = z.object({
  id: z.int().nullable().describe('to take it back with; null: nothing was made'),
  jumps: z.int().describe('codes that lead to their links'),
  pages: z.int().describe('codes that show what stood where a link was looked for'),
  newDirectories: z.array(z.string()),
  shown: z
    .array(z.object({ row: z.int(), name: z.string(), directory: z.string(), content: z.string() }))
    .describe('the first ones'),
  skipped: z.array(cell).describe('rows of which nothing comes, and why'),
})
export type CodeImport = z.infer<typeof CodeImport>

export const codeImportCalls = {
  /** Makes live codes of a list that came from elsewhere; each leads where its link led. */
  import: call({
    path: '/qruser/console/archive/code_import',
    creates: true,
    access: 'admin',
    limit: 'excelRows',
    bodyLimit: 4 * 1024 ** 2,
    heavy: true,
    input: z.strictObject({
      list: z
        .string()
        .min(1)
        .max(Math.ceil(codeListMax / 3) * 4, say('files.workbookTooLarge'))
        .regex(/^[0-9A-Za-z+/]+={0,2}$/, say('errors.wrongFormat'))
        .describe(
          'in base64: .xlsx or .csv with columns of names, links and directories, a list of YOURLS (CSV, JSON) or of Shlink (CSV, JSON)',
        ),
      looksOnly: z.boolean().default(false).describe('says what would happen, and changes nothing'),
    }),
    output: CodeImport,
  }),
  /** Takes an import back: its codes go to the trash, but those that were changed since then. */
  undo: call({
    path: '/qruser/console/archive/undo_code_import',
    access: 'admin',
    input: z.strictObject({ id: z.int().positive() }),
    output: z.object({ removed: z.int(), kept: z.int().describe('changed, or deleted, since then'), waits }),
  }),
}
