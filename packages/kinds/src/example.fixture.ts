import * as z from 'zod/mini'
import {
  choice,
  fileId,
  line,
  lines,
  link,
  list,
  number,
  orEmpty,
  orNone,
  phone,
  record,
  rich,
  rule,
  usually,
} from './fields.ts'

/** A kind with a field of every sort. */
const item = record({ fileId: fileId({ kind: 'picture' }), caption: orEmpty(line(20, { variables: true })) })
export const note = record({
  id: z.string(),
  type: z.literal('note'),
  title: line(30, { missing: 'blocks.textMissing', variables: { max: 200 } }),
  body: rich(1_000, { variables: true }),
  url: link({ wrong: 'qrCodes.unsafeLink', variables: true, optional: true }),
  phone: phone({ wrong: 'blocks.phoneWrong', variables: true, optional: true }),
  remark: orEmpty(lines(50)),
  look: usually(choice(['plain', 'bold']), 'plain'),
  posterFileId: orNone(fileId({ kind: 'file' })),
  latitude: orNone(number({ min: -90, max: 90 })),
  items: list(item, { least: 1, most: 3, missing: 'blocks.albumEmpty' }),
  cells: list(list(line(10), { least: 1, most: 2 }), { most: 2 }),
})
export const divider = record({ id: z.string(), type: z.literal('line'), look: choice(['a', 'b']) })
export const pair = rule(
  record({ from: orNone(number({ min: 0, max: 9 })), to: orNone(number({ min: 0, max: 9 })) }),
  ({ from, to }) => (from === null) === (to === null),
  'blocks.coordinatesHalf',
)
export const any = z.array(z.discriminatedUnion('type', [note, divider]))

export const picture = 'p'.repeat(22)
export const paper = 'd'.repeat(22)
export const full: z.output<typeof note> = {
  id: 'n',
  type: 'note',
  title: '步骤',
  body: '<p>看 <a href="https://bad.example/?a=1&amp;b=2">这里</a></p>',
  url: 'https://good.example/',
  phone: '110',
  remark: '一\n二',
  look: 'bold',
  posterFileId: paper,
  latitude: 1,
  items: [{ fileId: picture, caption: '图' }],
  cells: [['甲', '乙']],
}
