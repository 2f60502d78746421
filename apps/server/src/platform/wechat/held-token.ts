import type { Clock } from '../clock.ts'
import { WechatError } from './wechat-error.ts'

/** Seconds before its end from which on a token is asked for anew: WeChat then has the next one ready. */
const early = 300

export interface Token {
  value: string
  /** For so many seconds from when it was asked for. */
  seconds: number
}

/** A token that is asked for when it is needed and held until shortly before its end; whoever asks meanwhile waits for the same one. */
export interface HeldToken {
  get(): Promise<string>
  /** Forgets a token that was refused; one that came meanwhile stays. */
  drop(refused: string): void
}

export function holdToken(clock: Clock, ask: () => Promise<Token>): HeldToken {
  let held: { value: string; until: number } | undefined
  let asking: Promise<string> | undefined

  async function renew(): Promise<string> {
    const asked = clock.now().getTime()
    const { value, seconds } = await ask()
    held = { value, until: asked + Math.max(seconds - early, seconds / 2) * 1_000 }
    return value
  }

  return {
    async get() {
      if (held && held.until > clock.now().getTime()) return held.value
      asking ??= renew().finally(() => {
        asking = undefined
      })
      return asking
    },
    drop(refused) {
      if (held?.value === refused) held = undefined
    },
  }
}

/** Does `work` with a token; one that WeChat does not know any more is replaced, and `work` done once again. */
export async function withToken<Answer>(tokens: HeldToken, work: (token: string) => Promise<Answer>): Promise<Answer> {
  const token = await tokens.get()
  try {
    return await work(token)
  } catch (error) {
    if (!(error instanceof WechatError) || error.problem !== 'token') throw error
    tokens.drop(token)
    return work(await tokens.get())
  }
}
