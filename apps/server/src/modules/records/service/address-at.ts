import type { CallOutput, contract, ParsedInput } from '@matai/contract'
import { tooManyRequests } from '../../../platform/failure.ts'
import type { PublicContext } from '../../../platform/http/context.ts'
import type { FoundAddress } from '../../../platform/maps/address-finder.ts'
import { toGcj02 } from '../../../platform/maps/gcj02.ts'
import { networkOf } from '../../../platform/network-of.ts'
import { addressesOfNetwork } from '../rules/paces.ts'
import type { Dependencies } from './dependencies.ts'

type GetAddress = typeof contract.filling.getAddress

/** Six decimals are a hand's breadth. */
const rounded = (degrees: number) => Number(degrees.toFixed(6))

/** What the place is called at which a filler stands. A position without a name is better than none. */
export function createAddressing(dependencies: Pick<Dependencies, 'addressFinder' | 'areaName' | 'rateLimit' | 'log'>) {
  const { addressFinder, areaName, rateLimit, log } = dependencies

  async function found(place: ParsedInput<GetAddress>, context: PublicContext): Promise<FoundAddress> {
    const unknown = { address: '', areaCode: null }
    if (!addressFinder) return unknown
    try {
      return await addressFinder.find(place, context.language)
    } catch (error) {
      log.warn({ err: error }, 'the map did not say what a place is called')
      return unknown
    }
  }

  return async (place: ParsedInput<GetAddress>, context: PublicContext): Promise<CallOutput<GetAddress>> => {
    const { ip, now } = context
    const { allowed, retryAfter } = await rateLimit.hit(['addressAt', networkOf(ip)], addressesOfNetwork, now)
    if (!allowed) tooManyRequests(retryAfter)
    const { address, areaCode } = await found(place, context)
    const { longitude, latitude } = toGcj02(place)
    const codes = areaCode ? [`${areaCode.slice(0, 2)}0000`, `${areaCode.slice(0, 4)}00`, areaCode] : []
    const areas = [...new Set(codes)].flatMap((code) => {
      const name = areaName(code)
      return name === undefined ? [] : [{ code, name }]
    })
    return { longitude: rounded(longitude), latitude: rounded(latitude), address, areas }
  }
}
