import { type StandIn, startStandIn } from '../sms/stand-in.ts'

const key = 'map-key-of-the-tests'

export interface MapStandIn extends StandIn {
  key: string
  /** What was asked for last: degrees of longitude and latitude as they came. */
  asked(): { longitude: number; latitude: number }
}

/** Speaks the protocols of Tencent, Amap, Tianditu and Nominatim: each on its own path, with its own refusal. */
export async function startMapStandIn(): Promise<MapStandIn> {
  let last = { longitude: 0, latitude: 0 }
  const hear = (longitude: unknown, latitude: unknown) => {
    last = { longitude: Number(longitude), latitude: Number(latitude) }
  }
  const standIn = await startStandIn((request) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://stand-in')
    const field = (name: string) => query.get(name) ?? ''
    const ok = (answer: unknown) => ({ status: 200, answer })
    if (pathname === '/ws/geocoder/v1/') {
      if (field('key') !== key) return ok({ status: 311, message: 'key格式错误' })
      const [latitude, longitude] = field('location').split(',')
      hear(longitude, latitude)
      const result = { address: '北京市东城区东长安街', ad_info: { adcode: '110101' } }
      return ok({ status: 0, message: 'Success', result })
    }
    if (pathname === '/v3/geocode/regeo') {
      if (field('key') !== key) return ok({ status: '0', info: 'INVALID_USER_KEY', infocode: '10001' })
      const [longitude, latitude] = field('location').split(',')
      hear(longitude, latitude)
      const addressComponent = { city: [], district: '东城区', adcode: '110101' }
      return ok({ status: '1', info: 'OK', regeocode: { formatted_address: '北京市东城区天安门', addressComponent } })
    }
    if (pathname === '/geocoder') {
      if (field('tk') !== key) return ok({ status: '404', msg: 'key error' })
      const { lon, lat } = JSON.parse(field('postStr')) as { lon: number; lat: number }
      hear(lon, lat)
      return ok({ status: '0', msg: 'ok', result: { formatted_address: '北京市东城区东长安街' } })
    }
    if (pathname === '/map/reverse') {
      hear(field('lon'), field('lat'))
      if (Number(field('lat')) > 85) return ok({ error: 'Unable to geocode' })
      return ok({ display_name: field('accept-language') === 'en' ? 'Dongcheng, Beijing' : '东城区, 北京市' })
    }
    return { status: 500, answer: 'gone' }
  })
  return { ...standIn, key, asked: () => last }
}
