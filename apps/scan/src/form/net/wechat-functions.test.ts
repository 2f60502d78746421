// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'

const answers = vi.fn<(path: string) => object>()
beforeEach(() => {
  vi.resetModules()
  document.head.replaceChildren()
  vi.stubGlobal('fetch', async (path: string) => {
    return new Response(JSON.stringify({ code: 0, msg: '', data: answers(path) }))
  })
})

/** A stand-in of WeChat's script, which the page finds once its element has loaded. */
function bringScript(functions: object) {
  vi.stubGlobal('wx', {
    config: () => undefined,
    ready: (done: () => void) => done(),
    error: () => undefined,
    ...functions,
  })
  vi.spyOn(document.head, 'append').mockImplementation((element) => {
    ;(element as HTMLScriptElement).onload?.(new Event('load'))
  })
}

it('scans by WeChat, and a barcode without its kind', async () => {
  answers.mockReturnValue({ signature: { appId: 'wx1' } })
  bringScript({ scanQRCode: ({ success }: { success(a: object): void }) => success({ resultStr: 'CODE_128,A-7,1' }) })
  const { codeByWechat } = await import('./wechat-functions.ts')
  expect(await codeByWechat('any')).toBe('A-7,1')
})

it('says where somebody stands, as numbers', async () => {
  answers.mockReturnValue({ signature: { appId: 'wx1' } })
  bringScript({
    getLocation: ({ success }: { success(a: object): void }) => success({ longitude: '121.5', latitude: '29.8' }),
  })
  const { placeByWechat } = await import('./wechat-functions.ts')
  expect(await placeByWechat()).toEqual({ longitude: 121.5, latitude: 29.8 })
})

it('leaves it to the browser where the server has no WeChat', async () => {
  answers.mockReturnValue({ signature: null })
  const { codeByWechat, placeByWechat } = await import('./wechat-functions.ts')
  expect(await codeByWechat('qr')).toBeUndefined()
  expect(await placeByWechat()).toBeNull()
})
