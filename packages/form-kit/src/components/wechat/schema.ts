import { fileId, line, orNone, record } from '@matai/kinds'
import type * as z from 'zod/mini'
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

const answer = record({ name: line(200), avatarFileId: orNone(fileId({ kind: 'picture' })) })
export type WechatAnswer = z.infer<typeof answer>

export const schema: SchemaFace<WechatSettings, WechatAnswer> = {
  settings,
  answer,
  faults: titleFaults,
  check: (_, { name, avatarFileId }, facts) => [
    ...lengthProblems(name, { min: 1, max: longest }),
    ...(avatarFileId === null ? [] : fileProblems([{ fileId: avatarFileId }], 'picture', facts)),
  ],
  typed: ({ name }) => [typedText(name)],
  fromText: (text) => ({ name: text, avatarFileId: null }),
  person: 'wechat',
}
