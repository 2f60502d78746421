import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createContext, runInContext } from 'node:vm'

type Data = Record<string, unknown>
/** What a screen registered, with what WeChat gives it. */
export type Screen = Data & { data: Data; setData(change: Data): void } & Record<
    string,
    (...given: unknown[]) => unknown
  >
interface Answers {
  success?(answer: object): void
  fail?(problem: object): void
}
type Asked = Data & Answers

export interface Wishes {
  /** The language of the phone. */
  language?: string
  /** What the server answers; undefined: it does not. */
  answer(path: string, input: Data): { code: number; msg?: string; data?: unknown } | undefined
  /** What is scanned. */
  scanned?: string
  /** Whether the person says yes: to messages and questions. */
  agrees?: boolean
}

/** WeChat as far as the shell uses it: runs the built folder as it does, one module for each file. */
export function startWx(folder: string, wishes: Wishes) {
  const storage = new Map<string, unknown>()
  const did: [name: string, about: unknown][] = []
  const asked: [path: string, input: Data][] = []
  const note = (name: string) => (about: Data) => void did.push([name, about.url ?? about.title ?? about.data ?? about])
  let logins = 0

  const wx = {
    getAccountInfoSync: () => ({ miniProgram: { appId: 'wx0000000000000c03' } }),
    getAppBaseInfo: () => ({ language: wishes.language ?? 'zh_CN' }),
    getStorageSync: (name: string) => storage.get(name) ?? '',
    setStorageSync: (name: string, value: unknown) => void storage.set(name, structuredClone(value)),
    removeStorageSync: (name: string) => void storage.delete(name),
    login: ({ success }: Asked) => success?.({ code: `login ${(logins += 1)}` }),
    request({ url, data, success, fail }: Asked) {
      const path = String(url).replace(/^https:\/\/[^/]+/, '')
      asked.push([path, data as Data])
      const answer = wishes.answer(path, data as Data)
      if (answer) success?.({ statusCode: 200, data: answer })
      else fail?.({ errMsg: 'request:fail' })
    },
    scanCode: ({ success }: Asked) => success?.({ result: wishes.scanned ?? '' }),
    requestSubscribeMessage: ({ tmplIds, success }: Asked) =>
      success?.(Object.fromEntries((tmplIds as string[]).map((id) => [id, wishes.agrees ? 'accept' : 'reject']))),
    showModal({ success, ...about }: Asked) {
      note('modal')(about)
      success?.({ confirm: wishes.agrees === true })
    },
    navigateTo: note('open'),
    navigateBack: () => void did.push(['back', '']),
    reLaunch: note('launch'),
    showToast: note('toast'),
    setClipboardData: note('copy'),
    setNavigationBarTitle: note('title'),
  }

  const modules = new Map<string, { exports: unknown }>()
  const screens = new Map<string, Screen>()
  const context = createContext({ wx, console })
  function load(file: string): unknown {
    const known = modules.get(file)
    if (known) return known.exports
    const module = { exports: {} as unknown }
    modules.set(file, module)
    const register = (definition: Screen) => void screens.set(file, definition)
    const run = runInContext(
      `(function (require, module, exports, Page, App) {${readFileSync(file, 'utf8')}\n})`,
      context,
    )
    run((from: string) => load(join(dirname(file), from)), module, module.exports, register, register)
    return module.exports
  }

  return {
    /** What the shell did, newest last, without titles of screens. */
    did: () => did.filter(([name]) => name !== 'title'),
    asked,
    storage,
    /** A screen as WeChat would open it: `pages/start/start`. */
    screen(name: string): Screen {
      const file = join(folder, `${name}.js`)
      load(file)
      const definition = screens.get(file)
      if (!definition) throw new Error(`${name} registers no screen`)
      const screen = { ...definition, data: structuredClone(definition.data) } as Screen
      screen.setData = (change) => void Object.assign(screen.data, change)
      return screen
    },
  }
}
