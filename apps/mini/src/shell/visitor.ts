import type { MiniVisitor } from '@matai/contract'
import { askServer, Refused } from './ask-server.ts'
import { appId } from './settings.ts'

/** Whoever holds the phone, as the server knows them. */
interface Kept extends MiniVisitor {
  key: string
}

const place = 'visitor'
/** What the server says of a key that it does not know any more. */
const unknownKey = 1002

let kept: Kept | undefined
let entering: Promise<Kept> | undefined

const loginCode = () =>
  new Promise<string>((resolve, reject) => {
    wx.login({ success: ({ code }) => resolve(code), fail: () => reject(new Refused(0, '')) })
  })

function keep(visitor: Kept): Kept {
  kept = visitor
  wx.setStorageSync(place, visitor)
  return visitor
}

function drop(): void {
  kept = undefined
  wx.removeStorageSync(place)
}

async function enter(): Promise<Kept> {
  return keep(await askServer('enter', { code: await loginCode(), appId }))
}

/** Known already, or made known by WeChat; whoever asks meanwhile waits for the same. */
export async function visitor(): Promise<Kept> {
  kept ??= (wx.getStorageSync(place) as Kept | undefined) || undefined
  if (kept) return kept
  entering ??= enter().finally(() => {
    entering = undefined
  })
  return entering
}

/** Does `work` with the key; one that holds no more is replaced, and `work` done once again. */
async function withKey<Answer>(work: (key: string) => Promise<Answer>): Promise<Answer> {
  const { key } = await visitor()
  try {
    return await work(key)
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== unknownKey) throw error
    drop()
    return work((await visitor()).key)
  }
}

const told = async (answer: Promise<MiniVisitor>): Promise<MiniVisitor> => {
  const now = await answer
  if (kept) keep({ ...kept, ...now })
  return now
}

export const provePhone = (code: string): Promise<MiniVisitor> =>
  told(withKey((key) => askServer('setPhone', { key, code })))

/** What WeChat kept of the consent is kept here as well. */
export const agree = (): Promise<MiniVisitor> => told(withKey((key) => askServer('agree', { key, agrees: true })))

/** A way into a page that knows the person; the page alone where the server or WeChat does not say. */
export async function wayInto(path: string): Promise<string> {
  try {
    return (await withKey((key) => askServer('getTicket', { key, path }))).path
  } catch {
    return path
  }
}

export async function forget(): Promise<void> {
  await withKey((key) => askServer('forget', { key }))
  drop()
}
