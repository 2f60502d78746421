import type { Language } from '@matai/i18n'

/** Degrees of WGS-84, as positioning gives them. */
export interface Degrees {
  longitude: number
  latitude: number
}

export interface FoundAddress {
  /** in one line; empty where nobody knows */
  address: string
  /** six digits of a Chinese county; null elsewhere */
  areaCode: string | null
}

/** What a place on the map is called. Throws a MapError when the provider does not say it. */
export interface AddressFinder {
  find(place: Degrees, language: Language): Promise<FoundAddress>
}

/** The provider refused or did not answer; the message is for the log. */
export class MapError extends Error {
  override readonly name = 'MapError'
}
