import { z } from 'zod'

/** What a sealed value is for; a seal made for one purpose is refused for another. */
export const sealPurposes = ['password', 'smsCode', 'upload'] as const
export type SealPurpose = (typeof sealPurposes)[number]

/**
 * Inside of a seal: a compact JWE (alg ECDH-ES on P-256, enc A256GCM) for the key of `/qruser/auth/seal_key`.
 * `iat` is seconds since 1970; older than `sealLifetime` or a `jti` seen before is refused.
 */
export const SealedContent = z.object({
  value: z.string(),
  purpose: z.enum(sealPurposes),
  iat: z.number(),
  jti: z.string().min(16).max(64),
})
export type SealedContent = z.infer<typeof SealedContent>

/** Seconds for which a seal is accepted. */
export const sealLifetime = 300

/** The server's public key as a JWK, and its clock in seconds, so that a phone with a wrong clock can still seal. */
export const SealKey = z.object({
  key: z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string(), kid: z.string() }),
  now: z.number(),
})
export type SealKey = z.infer<typeof SealKey>
