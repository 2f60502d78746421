import type { Sample } from '../../engine/sample-face.ts'
import { typedText } from '../../engine/schema-face.ts'
import type { WechatAnswer, WechatSettings } from './schema.ts'

const avatarFileId = 'the-face-of-one-person'

export const sample: Sample<WechatSettings, WechatAnswer> = {
  settings: { title: '微信', hint: '', required: true, avatar: true },
  answer: { name: '小明同学', avatarFileId, openId: '' },
  bad: [
    { answer: { name: '', avatarFileId }, phrase: 'formProblems.tooShort' },
    { answer: { name: '明'.repeat(33), avatarFileId }, phrase: 'formProblems.tooLong' },
    { answer: { name: '明', avatarFileId: 'https://x' }, phrase: 'formProblems.wrongShape' },
    { answer: { name: '明', avatarFileId }, phrase: 'formProblems.fileGone', facts: { fileOf: () => undefined } },
    {
      answer: { name: '明', avatarFileId, openId: 'o6_bmjrPTlm6_2sgVt7hMZOPfL2M' },
      phrase: 'formProblems.wechatUnproven',
      facts: { isWechat: () => false },
    },
  ],
  faults: [{ settings: { title: '' }, phrase: 'formFaults.titleMissing' }],
  typed: [typedText('小明同学')],
  report: { shape: 'answered', answered: 1 },
  cells: [
    { kind: 'text', text: '小明同学' },
    { kind: 'empty' },
    { kind: 'files', names: [`files/${avatarFileId}.jpg`] },
  ],
}
