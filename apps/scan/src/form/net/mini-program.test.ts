// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  document.head.replaceChildren()
})
afterEach(() => void vi.restoreAllMocks())

/** WeChat's script, which comes or does not. */
function bringScript(comes: boolean, miniProgram: object = {}) {
  vi.stubGlobal('wx', { miniProgram })
  return vi.spyOn(document.head, 'append').mockImplementation((element) => {
    const script = element as HTMLScriptElement
    if (comes) script.onload?.(new Event('load'))
    else script.onerror?.(new Event('error'))
  })
}

it('asks the mini program by opening its screen, and says what is open', async () => {
  const did: unknown[] = []
  bringScript(true, {
    navigateTo: ({ url, success }: { url: string; success(): void }) => {
      did.push(url)
      success()
    },
    postMessage: ({ data }: { data: unknown }) => did.push(data),
  })
  const { askMini, tellMini } = await import('./mini-program.ts')
  await askMini({ ask: 'phone', back: '/f/kHf2?code=Ab3xYz12' })
  await tellMini({ say: 'page', path: '/f/kHf2', title: '巡检' })
  expect(did).toEqual([
    '/pages/ask/ask?ask=phone&back=%2Ff%2FkHf2%3Fcode%3DAb3xYz12',
    { say: 'page', path: '/f/kHf2', title: '巡检' },
  ])
})

it('says so where the script does not come, asks for it anew, and where the screen does not open', async () => {
  const append = bringScript(false)
  const { askMini } = await import('./mini-program.ts')
  const question = { ask: 'phone', back: '/f/kHf2' } as const
  await expect(askMini(question)).rejects.toThrow('did not come')
  await expect(askMini(question)).rejects.toThrow('did not come')
  expect(append).toHaveBeenCalledTimes(2)
  bringScript(true, { navigateTo: ({ fail }: { fail(): void }) => fail() })
  await expect(askMini(question)).rejects.toThrow('opened nothing')
})
