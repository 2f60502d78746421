import type { Position } from '@matai/form-kit/fill'
import type { Translate } from '@matai/i18n'
import { call } from './call.ts'
import { isInWechat } from './is-in-wechat.ts'

/** Where the filler stands, with what the server's map calls that place; without a network only where. */
export async function standing(say: Translate): Promise<Position> {
  const { longitude, latitude } = await coordinates().catch(() => {
    throw new Error(say('formPage.positionRefused'))
  })
  const place = { longitude, latitude }
  return call<Position>('/qruser/console/tool/get_address', place).catch(() => ({ ...place, address: '', areas: [] }))
}

async function coordinates(): Promise<{ longitude: number; latitude: number }> {
  if (!isInWechat()) return byBrowser()
  const { placeByWechat } = await import('./wechat-functions.ts')
  return (await placeByWechat()) ?? byBrowser()
}

const byBrowser = (): Promise<GeolocationCoordinates> =>
  new Promise((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, {
      enableHighAccuracy: true,
      timeout: 15_000,
    }),
  )
