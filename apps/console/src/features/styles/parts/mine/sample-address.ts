import { useUser } from '../../../../user.ts'

/** An address as long as those of the person's own codes: what styles are shown and tried with. */
export function useSampleAddress(): string {
  return `${useUser().hlHost}/q/Ab3dEf7h`
}
