import { type Tier, tiers } from '@matai/contract'

/** Of a year, in fen; tiers without one are not sold. */
export type Prices = Partial<Record<Tier, number>>

/** `basic=198, flagship=1998.50` in yuan; undefined where it is not written so. */
export function pricesOf(text: string): Prices | undefined {
  const prices: Prices = {}
  for (const one of text.split(/[\s,]+/).filter(Boolean)) {
    const [, name, yuan = '', fen = ''] = /^(\w+)=(\d{1,7})(?:\.(\d{1,2}))?$/.exec(one) ?? []
    const tier = tiers.find((known) => known === name)
    const price = Number(yuan) * 100 + Number(fen.padEnd(2, '0'))
    if (!tier || tier === 'free' || price <= 0) return undefined
    prices[tier] = price
  }
  return prices
}
