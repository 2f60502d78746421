import type { Answers } from '@matai/form-kit/schema'
import type { Dependencies } from './dependencies.ts'

/** What says that WeChat named somebody so; only this server can write it. */
export const wechatProofs = ({ proofs }: Pick<Dependencies, 'proofs'>) => ({
  write: (openId: string, name: string, now: Date) => proofs.write('wechat', name, openId, now),
  /** Whether WeChat named that person so, by what was handed in, or by answers that were looked at before. */
  reader:
    (given: readonly string[], now: Date, before: Answers = {}) =>
    (openId: string, name: string): boolean =>
      given.some((one) => proofs.read('wechat', name, one, now) === openId) ||
      Object.values(before).some((answer) => isOf(answer, openId, name)),
})

const isOf = (answer: unknown, openId: string, name: string): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  'openId' in answer &&
  'name' in answer &&
  answer.openId === openId &&
  answer.name === name
