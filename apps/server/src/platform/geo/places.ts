import ipaddr from 'ipaddr.js'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Countries } from './countries.ts'
import { regionNamed } from './regions.ts'
import { openRegionFile } from './region-file.ts'

export interface Place {
  /** ISO code of the country; empty when unknown. */
  country: string
  /** Chinese administrative code of the city, or of the province; 0 when unknown or elsewhere. */
  region: number
}

/** Where an address is used, as far as a table of networks can tell. */
export type PlaceOf = (ip: string) => Place

/** Networks remembered; then all are forgotten, which costs a few milliseconds once. */
const remembered = 50_000
const chinese = new Set(['CN', 'HK', 'MO', 'TW'])

const builtIn = () => fileURLToPath(import.meta.resolve('ip2region-ts/data/ip2region.xdb'))

/** Reads 11 MB of regions and the countries into memory; asking waits for nothing then. */
export async function createPlaces(countries: Countries): Promise<PlaceOf> {
  const [countryOf, file] = await Promise.all([countries.load(), readFile(builtIn())])
  const namesOf = openRegionFile(file)
  const known = new Map<string, Place>()
  const regions = new Map<string, number>()

  function regionOf(ip: string): number {
    const line = namesOf(ip)
    const before = regions.get(line)
    if (before !== undefined) return before
    const [, , province = '', city = ''] = line.split('|')
    const region = regionNamed(province, city)
    regions.set(line, region)
    return region
  }

  return (ip) => {
    const network = networkOf(ip)
    const before = known.get(network)
    if (before) return before
    const country = countryOf(ip)
    const plain = ipaddr.isValid(ip) ? ipaddr.process(ip) : undefined
    const region = chinese.has(country) && plain?.kind() === 'ipv4' ? regionOf(plain.toString()) : 0
    const place = { country: country === '0' ? '' : country, region }
    if (known.size >= remembered) known.clear()
    known.set(network, place)
    return place
  }
}

/** All but the last part: neighbours are in one place, and one key stands for 256 visitors. */
function networkOf(ip: string): string {
  const end = ip.lastIndexOf('.')
  return end < 0 ? ip : ip.slice(0, end)
}
