import { type Asked, addressOf, type Said } from '@matai/rules/mini-bridge'
import { wechatScript } from './wechat-script.ts'

/** What of WeChat's script reaches the mini program around the page. */
interface Around {
  miniProgram: {
    navigateTo(options: { url: string; success(): void; fail(): void }): void
    postMessage(options: { data: Said }): void
  }
}

let asked: Promise<Around> | undefined

function around(): Promise<Around> {
  asked ??= wechatScript<Around>()
  return asked.catch((error: unknown) => {
    asked = undefined
    throw error
  })
}

/** Opens the screen of the mini program that answers. Throws where that does not come about. */
export async function askMini(question: Asked): Promise<void> {
  const { miniProgram } = await around()
  return new Promise((resolve, reject) =>
    miniProgram.navigateTo({
      url: addressOf(question),
      success: resolve,
      fail: () => reject(new Error('the mini program opened nothing')),
    }),
  )
}

/** Says what is open, for whoever shares it. */
export async function tellMini(said: Said): Promise<void> {
  const { miniProgram } = await around()
  miniProgram.postMessage({ data: said })
}
