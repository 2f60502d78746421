import { logoBytesMax, type StoredFile, type Style } from '@matai/contract'
import { fail } from '../../../platform/failure.ts'

/** Files that a style names. */
export function filesOf({ logoUrl, bgUrl }: Style): string[] {
  return [logoUrl, bgUrl].filter((id) => id !== null)
}

/** An address as long as those that live codes of this server have: what a saved style is tried with. */
export function sampleAddress(origin: string): string {
  return `${origin}/q/Ab3dEf7h`
}

/**
 * Refuses a logo that weighs too much; one that was there before stays, so that the rest can be changed.
 * @param at - Where the style stands in the input.
 */
export function refuseBigLogo(
  { logoUrl }: Pick<Partial<Style>, 'logoUrl'>,
  files: readonly Pick<StoredFile, 'id' | 'size'>[],
  before?: Pick<Partial<Style>, 'logoUrl'> | null,
  at: readonly (string | number)[] = ['style'],
): void {
  const logo = files.find(({ id }) => id === logoUrl)
  if (!logo || logo.size <= logoBytesMax || before?.logoUrl === logo.id) return
  const phrase = 'styles.logoTooLarge'
  fail(phrase, { fields: [{ path: [...at, 'logoUrl'], phrase }] })
}
