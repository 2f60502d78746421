import { made } from '@matai/content/schema'
import { createHash } from 'node:crypto'
import { setTimeout as rest } from 'node:timers/promises'
import { CallError, createClient } from '@matai/client'
import { seal } from '@matai/client/seal'
import { allCalls, type Block, errorCodes, routesOf, type SealPurpose } from '@matai/contract'
import { createTranslator, type Language } from '@matai/i18n'
import { Resvg } from '@resvg/resvg-js'
import type { App } from '../app.ts'
import { fontFamily, fontFile } from '../platform/drawing/font.ts'
import { injectFetch } from '../platform/http/inject-fetch.ts'
import { type DemoCode, demoContent } from './demo-content.ts'
import { demoRegion, demoVisits } from './demo-visits.ts'

/** What the terminal tells people to sign in with. The number is in a range that China does not give out. */
export const demoAccount = { mobile: '8613800138000', password: 'matai-demo' }

/** How often the demo is begun again when something of it fails: a machine that is busy draws too slowly, and does later. */
const tries = 4

/**
 * Fills an empty product through its own calls, so that every screen has something to show. Done once: its scans come
 * last and all at once, so a demo without scans was cut off, and is made whole.
 */
export async function addDemo(app: App, language: Language, pause = 2_000): Promise<void> {
  await app.http.ready()
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await fill(app, language)
    } catch (error) {
      if (left === 0 || !(error instanceof CallError)) throw error
      await rest(pause)
    }
  }
}

async function fill(app: App, language: Language): Promise<void> {
  const reach = injectFetch(app.http)
  const clientOf = (token?: string) =>
    createClient({
      routes: routesOf(allCalls),
      fetch: reach,
      headers: () => ({ 'Accept-Language': language, ...(token ? { Authorization: `Bearer ${token}` } : {}) }),
    })
  const anyone = clientOf()
  const { key } = await anyone.accounts.sealKey({})
  const sealed = (value: string, purpose: SealPurpose) => seal(value, purpose, key)

  const token = await enter()
  if (!token) return
  const client = clientOf(token)
  const content = demoContent[language]
  const scans: { id: string; days: number[] }[] = []
  try {
    const { scansTotal } = await client.stats.getMaininfo({})
    if (scansTotal.people + scansTotal.machines > 0) return
    const directories = await addDirectories()
    const known = new Map((await client.qrCodes.getCodeList({ pageSize: 200 })).list.map(({ name, id }) => [name, id]))
    for (const code of content.codes) await addCode(code, directories[code.directory], known.get(code.name))
    await addScans()
  } finally {
    // Its devices are those of people; a start of the server is none of them.
    await client.accounts.logout({})
  }

  /** Undefined when the account is there with a password that people gave it since. */
  async function enter(): Promise<string | undefined> {
    const { mobile, password } = demoAccount
    try {
      return (await anyone.accounts.login({ mobile, passWord: sealed(password, 'password') })).token
    } catch {
      await anyone.accounts.getVerifyCode({ mobile, sendType: 0, sign: sealed(mobile, 'smsCode') })
      const message = (await app.outbox.list()).find(({ to }) => to === `+${mobile}`)
      const mobileCode = /\d{6}/.exec(message?.text ?? '')?.[0]
      if (!mobileCode) throw new Error(createTranslator(language)('app.demoNeedsOutbox'))
      const passWord = sealed(password, 'password')
      const made = await anyone.accounts.register({ mobile, mobileCode, passWord }).catch((error: unknown) => {
        if (error instanceof CallError && error.code === errorCodes.conflict) return undefined
        throw error
      })
      return made?.token
    }
  }

  async function addDirectories(): Promise<number[]> {
    const known = new Map((await client.directories.listAll({})).list.map(({ name, id }) => [name, id]))
    const ids: number[] = []
    for (const name of content.directories) ids.push(known.get(name) ?? (await client.directories.add({ name })).id)
    return ids
  }

  async function addCode(code: DemoCode, directoryId: number | undefined, known: string | undefined): Promise<void> {
    const id = known ?? (await saveCode(code, directoryId))
    await client.qrCodes.setStyle({ id, style: code.style })
    scans.push({ id, days: code.scans })
  }

  async function saveCode(code: DemoCode, directoryId: number | undefined): Promise<string> {
    const blocks: Block[] = [made.richText('text', { html: code.html })]
    if (code.picture) {
      const file = new File([drawCard(code.picture)], 'card.png')
      const { id } = await client.files.simple({ sign: sealed('card', 'upload'), file })
      blocks.unshift(made.picture('picture', { fileId: id, caption: '', alt: code.picture.word }))
    }
    if (code.file) {
      const file = new File([code.file.text], code.file.name)
      const { id } = await client.files.upload({ sign: sealed(code.file.name.slice(0, 4), 'upload'), file })
      blocks.push(made.file('file', { fileId: id, title: '' }))
    }
    const draft = { name: code.name, blocks, ...(directoryId ? { directoryId } : {}) }
    return (await client.qrCodes.save(draft)).id
  }

  /** All in one group, so that a rollup finds either none of these old scans or all of them. */
  async function addScans(): Promise<void> {
    const { account } = await client.accounts.getUserinfo({})
    await Promise.all(scans.flatMap(({ id, days }) => scansOf(account.id, id, days)))
  }

  function scansOf(accountId: number, qrCodeId: string, days: number[]): Promise<unknown>[] {
    return demoVisits(days, Date.now()).map(({ at, visitor, place }) =>
      app.modules.ledger.record(
        {
          accountId,
          qrCodeId,
          at,
          version: 1,
          revision: null,
          visitor: createHash('sha256').update(`${qrCodeId} ${visitor}`).digest('hex').slice(0, 32),
          machine: place % 17 === 16,
          wechat: place % 5 !== 0,
          device: place % 3 === 0 ? 'ios' : place % 19 === 1 ? 'desktop' : 'android',
          country: 'CN',
          region: demoRegion(place),
        },
        'Asia/Shanghai',
      ),
    )
  }
}

/** A plain card with a word on it, so that the demo brings no pictures of others. */
function drawCard({ word, colour }: { word: string; colour: string }): Uint8Array<ArrayBuffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="675"><rect width="1200" height="675" fill="${colour}"/><circle cx="1010" cy="150" r="260" fill="#fff" opacity=".12"/><circle cx="180" cy="620" r="200" fill="#fff" opacity=".1"/><text x="90" y="370" font-size="96" fill="#fff">${word}</text></svg>`
  const font = { loadSystemFonts: false, fontFiles: [fontFile], defaultFontFamily: fontFamily }
  return new Uint8Array(new Resvg(svg, { font }).render().asPng())
}
