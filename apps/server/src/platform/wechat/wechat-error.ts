/**
 * Why WeChat did not do what it was asked: it is away or busy (trying later helps), something of the settings is wrong
 * (the operator's to mend), a code was used or is too old, the person does not follow the account or wants nothing, or
 * some other refusal.
 */
export type WechatProblem = 'away' | 'busy' | 'setup' | 'token' | 'codeWrong' | 'unreachable' | 'failed'

/** The message is for the log and holds no secret. `errcode` is WeChat's number; 0 where there was no answer. */
export class WechatError extends Error {
  override readonly name = 'WechatError'
  readonly problem: WechatProblem
  readonly errcode: number

  constructor(
    problem: WechatProblem,
    message: string,
    { errcode = 0, cause }: { errcode?: number; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.problem = problem
    this.errcode = errcode
  }
}

const problems: Record<number, WechatProblem> = {
  [-1]: 'busy',
  40001: 'token',
  40014: 'token',
  42001: 'token',
  40003: 'unreachable',
  43004: 'unreachable',
  43019: 'unreachable',
  43101: 'unreachable',
  40013: 'setup',
  40125: 'setup',
  40164: 'setup',
  40037: 'setup',
  48001: 'setup',
  61004: 'setup',
  61007: 'setup',
  89503: 'setup',
  40029: 'codeWrong',
  40163: 'codeWrong',
  42003: 'codeWrong',
  61010: 'codeWrong',
  45009: 'busy',
  45011: 'busy',
}

/** What an errcode of WeChat's means for us. */
export const problemOf = (errcode: number): WechatProblem => problems[errcode] ?? 'failed'
