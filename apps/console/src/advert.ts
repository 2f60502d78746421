import { client } from './client.ts'

/** The mark that Baidu puts behind the address of an advertisement. */
const mark = 'bd_vid'
const days = 30
/** Baidu's number of a registration. */
const registered = 25

/** Keeps the address by which somebody came who clicked on an advertisement; nothing is kept of anybody else. */
export function keepAdvert(): void {
  if (!new URLSearchParams(location.search).has(mark)) return
  const address = encodeURIComponent(location.href.slice(0, 1_500))
  document.cookie = `${mark}=${address}; path=/; max-age=${days * 86_400}; samesite=lax`
}

/** Tells that the person has registered, once; whether it arrives is nothing to him. */
export async function tellRegistered(): Promise<void> {
  const address = document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${mark}=`))
    ?.slice(mark.length + 1)
  if (!address) return
  document.cookie = `${mark}=; path=/; max-age=0`
  const conversions = [{ address: decodeURIComponent(address), type: registered }]
  await client.conversions.uploadConvertData({ conversions }).catch(() => undefined)
}
