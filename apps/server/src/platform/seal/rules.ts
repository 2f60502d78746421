import { type SealedContent, sealLifetime, type SealPurpose } from '@matai/contract'

/** Seconds by which a sealing clock may be ahead of ours. */
const futureTolerance = 60

/** Whether a seal is for this purpose and of this moment. */
export function isAcceptable(content: SealedContent, purpose: SealPurpose, now: Date): boolean {
  const age = now.getTime() / 1000 - content.iat
  return content.purpose === purpose && age <= sealLifetime && age >= -futureTolerance
}

/** From this moment on the seal is refused for its age, so nobody has to remember it. */
export function forgettableAt(content: SealedContent): Date {
  return new Date((content.iat + sealLifetime) * 1000 + 1000)
}
