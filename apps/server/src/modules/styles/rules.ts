import type { Style } from '@matai/contract'

/** Files that a style names. */
export function filesOf({ logoUrl, bgUrl }: Style): string[] {
  return [logoUrl, bgUrl].filter((id) => id !== null)
}

/** An address as long as those that live codes of this server have: what a saved style is tried with. */
export function sampleAddress(origin: string): string {
  return `${origin}/q/Ab3dEf7h`
}
