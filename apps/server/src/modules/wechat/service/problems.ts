import type { PhraseKey } from '@matai/i18n'
import type { Logger } from 'pino'
import { fail } from '../../../platform/failure.ts'
import { WechatError } from '../../../platform/wechat/wechat-error.ts'

const phrases: Partial<Record<WechatError['problem'], PhraseKey>> = {
  away: 'wechat.away',
  busy: 'wechat.away',
  codeWrong: 'wechat.codeUsed',
}

/** Asks WeChat; what it refuses is said to the person, and the operator finds the reason in the log. */
export async function asking<Answer>(log: Logger, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof WechatError)) throw error
    log.warn({ error: error.message, problem: error.problem }, 'WeChat did not do what it was asked')
    const phrase = phrases[error.problem]
    fail(phrase ?? 'wechat.refused', error.problem === 'codeWrong' ? {} : { as: 'server' })
  }
}
