import ipaddr from 'ipaddr.js'
import { type CountryResponse, Reader } from 'maxmind'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

export interface Countries {
  /** ISO code of the country that an address was given to; "0" when unknown, private or no address. */
  countryOf(ip: string): Promise<string>
  /** The same without waiting, once the addresses are read. */
  load(): Promise<(ip: string) => string>
}

const unknown = '0'

const builtIn = () =>
  fileURLToPath(import.meta.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'))

/** Reads the 8 MB of addresses when first asked, and keeps them in memory. */
export function createCountries(path?: string): Countries {
  let reader: Promise<Reader<CountryResponse>> | undefined
  async function load(): Promise<(ip: string) => string> {
    reader ??= open(path ?? builtIn())
    const loaded = await reader
    return (ip) => {
      if (!isPublic(ip)) return unknown
      // This file has the code at the top, not in MaxMind's own nesting.
      const found = loaded.get(ipaddr.process(ip).toString()) as { country_code?: string } | null
      return found?.country_code || unknown
    }
  }
  return { load, countryOf: async (ip) => (isPublic(ip) ? (await load())(ip) : unknown) }
}

async function open(path: string): Promise<Reader<CountryResponse>> {
  return new Reader<CountryResponse>(await readFile(path))
}

function isPublic(ip: string): boolean {
  return ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'unicast'
}
