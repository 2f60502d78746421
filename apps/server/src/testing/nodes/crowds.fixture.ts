import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contract, defaultStyle, type Redeemed } from '@matai/contract'
import { plainPng } from '@matai/qr'
import { beginUpload, sendPieces } from './deeds.fixture.ts'
import type { Node } from './node.ts'
import type { Owner, Reach } from './owner.ts'

/** How many come at once: some dozens in every run, as many as `MATAI_CROWD` says where somebody wants to see more. */
export const crowd = Number(process.env.MATAI_CROWD ?? 60)

const validity = { from: '2020-01-01T00:00:00.000Z', until: '2040-01-01T00:00:00.000Z' }

/** A network for each person. */
const networkOf = (nth: number) => `10.${(nth >> 8) % 250}.${nth % 250}.7`

interface Said<Data> {
  code: number
  msg: string
  data: Data
}

async function ask<Data>(reach: Reach, path: string, body: unknown, nth: number): Promise<Said<Data>> {
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': networkOf(nth) }
  const answer = await reach.fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await answer.json()) as Said<Data> // the gate's envelope
}

/** A coupon of so many codes, and a counter that redeems them. */
export async function makeCoupon({ client }: Owner, quantity: number) {
  const items = [{ name: '满100减10', quantity }]
  const coupon = await client.coupons.add({ name: '开业券', mode: 'merchant', byLink: true, ...validity, items })
  const { list } = await client.coupons.listCodes({ filters: { couponId: coupon.id } })
  const counter = await client.counters.add({ outlet: '一店', person: '小王' })
  const addressIn = (path: string) => path.split('/')[2] ?? ''
  return {
    id: coupon.id,
    address: addressIn(coupon.path),
    code: list[0]?.code ?? '',
    counter: addressIn(counter.path),
  }
}

/** Somebody redeems a code, and sends the same try again as a phone does that heard nothing. */
export async function redeemTwice(
  reach: Reach,
  { counter, code }: { counter: string; code: string },
  nth: number,
): Promise<Redeemed[]> {
  const input = { counter, tries: [{ code, key: randomUUID() }] }
  const send = async () => {
    const path = contract.couponVisits.counterRedeem.path
    const { data, msg } = await ask<{ answers: Redeemed[] }>(reach, path, input, nth)
    const [answer] = data?.answers ?? []
    if (!answer) throw new Error(`a try was refused: ${msg}`)
    return answer
  }
  return Promise.all([send(), send()])
}

/** Numbers of phones with the codes that text messages brought to them. */
export async function provePhones(reach: Reach, webs: readonly Node[], coupon: string): Promise<Map<string, string>> {
  const begin = randomInt(1e4)
  const phones = Array.from({ length: crowd }, (_, nth) => `86138${String(begin * 1e4 + nth).padStart(8, '0')}`)
  for (let from = 0; from < phones.length; from += 50)
    await Promise.all(
      phones
        .slice(from, from + 50)
        .map((mobile, nth) => ask(reach, contract.couponVisits.sendSms.path, { coupon, mobile }, from + nth)),
    )
  const sent = (await Promise.all(webs.map(({ dataDir }) => readFile(join(dataDir, 'outbox.jsonl'), 'utf8')))).join(
    '\n',
  )
  return new Map(
    phones.map((mobile) => {
      const line = sent.split('\n').find((one) => one.includes(`+${mobile}`))
      return [mobile, /\d{6}/.exec(line ? (JSON.parse(line) as { text: string }).text : '')?.[0] ?? '']
    }),
  )
}

/** The page of the code that a phone was given; null when none was left, undefined when the answer was lost. */
export async function claim(
  reach: Reach,
  { coupon, mobile, smsCode }: { coupon: string; mobile: string; smsCode: string },
  nth: number,
): Promise<string | null | undefined> {
  const { code, data } = await ask<{ path: string }>(
    reach,
    contract.couponVisits.claim.path,
    { coupon, mobile, smsCode },
    nth,
  )
  if (code === 0) return data.path
  return code === 1006 ? null : undefined
}

/** A group code whose pictures let so many in. */
export async function makeGroups(reach: Reach, owner: Owner, limits: readonly number[]) {
  const code = await owner.client.groupCodes.save({ name: '家长群', words: '群满了' })
  for (const [nth, most] of limits.entries()) {
    const bytes = Buffer.from(plainPng(`https://weixin.qq.com/g/${code.id}-${nth}`, { ...defaultStyle, size: 300 }))
    const id = await beginUpload(reach, owner, bytes.length)
    await sendPieces(reach, owner, { id, bytes, piece: bytes.length })
    const file = await owner.client.files.saveFile({ id, name: `${nth + 1}.png` })
    await owner.client.groupSubs.add({ groupId: code.id, pictures: [{ fileId: file.id, name: `${nth + 1}群` }], most })
  }
  return code
}

export const newVisitors = (count: number): string[] =>
  Array.from({ length: count }, () => randomBytes(16).toString('base64url'))

/** What a browser that is known sees: the name of its picture, or '' where all are full. */
export async function visit(reach: Reach, path: string, visitor: string): Promise<string> {
  const headers = {
    'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
    Cookie: `group-visitor=${visitor}`,
  }
  const answer = await reach.fetch(path, { headers })
  const html = await answer.text()
  if (answer.status !== 200) throw new Error(`a group code answered ${answer.status}`)
  return /alt="[^"]*?([^："]+)"/.exec(html)?.[1] ?? ''
}
