import { fileId, line, orEmpty, orNone, record } from '@matai/kinds'
import type * as z from 'zod/mini'
import { when } from '../../engine/problem.ts'
import { type SchemaFace, typedText } from '../../engine/schema-face.ts'
import { titleFaults } from '../../parts/faults.ts'
import { isOn, question } from '../../parts/fields.ts'
import { fileProblems } from '../../parts/files.ts'
import { lengthProblems } from '../../parts/texts.ts'

/** Longest name in WeChat. */
const longest = 32

const settings = record({
  ...question,
  /** whether the picture is asked for as well */
  avatar: isOn,
})
export type WechatSettings = z.infer<typeof settings>

const answer = record({
  name: line(200),
  avatarFileId: orNone(fileId({ kind: 'picture' })),
  /** of who was asked in WeChat and changed nothing since; empty: filled in by hand */
  openId: orEmpty(line(64)),
})
export type WechatAnswer = z.infer<typeof answer>

export const schema: SchemaFace<WechatSettings, WechatAnswer> = {
  settings,
  answer,
  faults: titleFaults,
  check: (_, { name, avatarFileId, openId }, facts) => [
    ...lengthProblems(name, { min: 1, max: longest }),
    ...(avatarFileId === null ? [] : fileProblems([{ fileId: avatarFileId }], 'picture', facts)),
    ...when(openId !== '' && facts.isWechat?.(openId, name) === false, 'formProblems.wechatUnproven'),
  ],
  typed: ({ name, openId }) => [typedText(name), ...(openId ? [typedText(openId, 'openId')] : [])],
  fromText: (text) => ({ name: text, avatarFileId: null, openId: '' }),
  person: 'wechat',
}
