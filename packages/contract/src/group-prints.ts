import { z } from 'zod'
import { call } from './call.ts'
import { ExportTask } from './exports.ts'
import { idOf, say } from './fields.ts'
import { StoredFile } from './files.ts'
import { PrintSettings } from './labels.ts'
import { Style } from './style-fields.ts'

/** Most group codes of one print: as many as an account can have. */
export const printedGroupsMax = 999

const ids = (most: number) => z.array(idOf('groupCode')).min(1, say('qrCodes.selectFirst')).max(most)

export const groupPrintCalls = {
  /** What labels of group codes say, in the order that was asked for. */
  printData: call({
    path: '/qruser/console/group/print_data',
    access: 'member',
    input: z.strictObject({ ids: ids(200) }),
    output: z.object({
      list: z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          folder: z.string().describe('empty: in none'),
          url: z.string(),
          created: z.string().describe('the day as it stands on labels'),
          printed: z.string(),
          style: Style.nullable(),
          files: z.array(StoredFile).describe('pictures that the style names'),
        }),
      ),
    }),
  }),
  /** Group codes on labels for paper, each read back before it is printed. */
  print: call({
    path: '/qruser/console/group/print',
    creates: true,
    access: 'member',
    input: z.strictObject({ ids: ids(printedGroupsMax), settings: PrintSettings }),
    output: z.object({ task: ExportTask }),
  }),
}
