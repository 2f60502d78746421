import type { Position } from '@matai/form-kit/fill'
import type { Translate } from '@matai/i18n'
import { call } from './call.ts'

/** Where the filler stands, with what the server's map calls that place; without a network only where. */
export async function standing(say: Translate): Promise<Position> {
  const { longitude, latitude } = await coordinates().catch(() => {
    throw new Error(say('formPage.positionRefused'))
  })
  const place = { longitude, latitude }
  return call<Position>('/qruser/console/tool/get_address', place).catch(() => ({ ...place, address: '', areas: [] }))
}

const coordinates = (): Promise<GeolocationCoordinates> =>
  new Promise((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, {
      enableHighAccuracy: true,
      timeout: 15_000,
    }),
  )
