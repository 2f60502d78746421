import type { ComponentType } from '../maps/schemas.ts'
import type { Pair, TemplateQuestion } from './template.ts'

type More = Omit<TemplateQuestion, 'type' | 'title'>

/** Shorthands in which templates are written. */
export const ask = (type: ComponentType, zh: string, en: string, more: More = {}): TemplateQuestion => ({
  type,
  title: [zh, en],
  ...more,
})
export const must = (question: TemplateQuestion): TemplateQuestion => ({ ...question, required: true })
export const one = (zh: string, en: string, options: readonly Pair[], more: More = {}) =>
  ask('radio', zh, en, { options, ...more })
export const several = (zh: string, en: string, options: readonly Pair[], more: More = {}) =>
  ask('checkbox', zh, en, { options, ...more })

export const yesNo: readonly Pair[] = [
  ['是', 'Yes'],
  ['否', 'No'],
]
export const state: readonly Pair[] = [
  ['正常', 'In order'],
  ['异常', 'Faulty'],
]

export const who = must(ask('name', '姓名', 'Name'))
export const mobile = must(ask('phone', '手机号', 'Phone'))
export const inspector = must(ask('name', '检查人', 'Inspector'))
export const signed = must(ask('signature', '签名', 'Signature'))
export const photos = ask('image', '现场照片', 'Photos', {
  more: { watermark: { time: true, place: true, text: '' }, onlyCamera: true },
})
export const note = ask('textarea', '备注', 'Notes')

/** A checklist: each row ordinary, abnormal or not applicable, with a note and photos. */
export const checklist = (zh: string, en: string, rows: readonly Pair[]): TemplateQuestion =>
  must({
    type: 'table',
    title: [zh, en],
    rows,
    columns: [
      {
        label: ['检查结果', 'Result'],
        cell: 'choice',
        options: [
          ['正常', 'In order'],
          ['异常', 'Faulty'],
          ['不适用', 'Not applicable'],
        ],
      },
      { label: ['说明', 'Notes'], cell: 'words' },
      { label: ['照片', 'Photos'], cell: 'photo' },
    ],
  })
