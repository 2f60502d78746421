import type { CallKey } from '@matai/contract'
import { nobody, sealed } from './account-samples.ts'
import type { Belongings } from './belongings.ts'
import type { TestApp } from './test-app.ts'

type Sample = (own: Belongings, app: TestApp) => Promise<Record<string, unknown>> | Record<string, unknown>

/** A scene that nobody began, with a key. */
const scene = { scene: 'A'.repeat(22), key: 'A'.repeat(43) }

/** An input of each call about WeChat that is right in every field. */
export const wechatSamples = {
  'wechat.begin': () => ({ way: 'scan' }),
  'wechat.enter': () => scene,
  'wechat.bindMobile': () => ({ ...scene, mobile: nobody, mobileCode: '000000' }),
  'wechat.beginBinding': async (_, app) => ({ passWord: await sealed(app) }),
  'wechat.unbind': () => ({}),
  'wechat.subscribe': () => ({ subscribe: true }),
  'wechat.signPage': () => ({ url: 'http://127.0.0.1/f/abc' }),
  'miniProgram.enter': () => ({ code: 'person.nobody.0' }),
  'miniProgram.setPhone': () => ({ key: scene.key, code: 'person.nobody.1' }),
  'miniProgram.agree': () => ({ key: scene.key, agrees: true }),
  'miniProgram.getTicket': () => ({ key: scene.key, path: '/f/abc' }),
  'openMethods.list': () => ({}),
  'openMethods.miniCode': (own) => ({ id: own.qrCode }),
  'miniProgram.forget': () => ({ key: scene.key }),
} satisfies Record<Extract<CallKey, `${'wechat' | 'miniProgram' | 'openMethods'}.${string}`>, Sample>
