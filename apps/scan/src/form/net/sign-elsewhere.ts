import { call, Refused } from './call.ts'
import { codePicture } from '../carry/code-picture.ts'

interface Hears {
  signed(picture: File): void
  over(): void
}

/** Milliseconds between two questions whether somebody has signed. */
const pause = 2_000

/** An address for a phone, and what comes back from it; a network that is away for a while is waited for. */
export async function signElsewhere(form: string, component: string, hears: Hears) {
  const { token, endsAt } = await call<{ token: string; endsAt: string }>('/v/form/sign_begin', { id: form, component })
  const address = `${location.origin}/f/${form}/sign#${token}`
  let isStopped = false
  async function look(): Promise<void> {
    while (!isStopped) {
      await new Promise((resolve) => setTimeout(resolve, pause))
      if (isStopped) return
      try {
        const { picture } = await call<{ picture: string | null }>('/v/form/sign_collect', { token })
        if (picture) return hears.signed(fileOf(picture))
      } catch (error) {
        if (error instanceof Refused) return hears.over()
      }
    }
  }
  void look()
  return { address, endsAt, code: codePicture(address), stop: () => void (isStopped = true) }
}

/** The policy of these pages lets no data address be fetched. */
function fileOf(picture: string): File {
  const bytes = Uint8Array.from(atob(picture.slice(picture.indexOf(',') + 1)), (letter) => letter.charCodeAt(0))
  return new File([bytes], 'signature.png', { type: 'image/png' })
}
