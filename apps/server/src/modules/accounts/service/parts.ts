import { createSecretTexts, type SecretTexts } from '../../../platform/secret-texts.ts'
import { deriveKey } from '../../../platform/secrets.ts'
import { secondFactorSeal } from '../rules.ts'
import type { AccountDependencies } from './dependencies.ts'
import { createLimits, type Limits } from './limits.ts'

/** What the verbs of this module are made of. */
export interface Parts extends Omit<AccountDependencies, 'rateLimit' | 'secret'> {
  limits: Limits
  smsCodeKey: Buffer
  emailKey: Buffer
  deviceKey: Buffer
  invitationKey: Buffer
  secondFactors: SecretTexts
}

export function makeParts({ rateLimit, secret, ...rest }: AccountDependencies): Parts {
  return {
    ...rest,
    limits: createLimits({ rateLimit, tx: rest.database.tx, address: rest.addressLimits, smsPerDay: rest.smsPerDay }),
    smsCodeKey: deriveKey(secret, 'sms-code'),
    emailKey: deriveKey(secret, 'email proof'),
    deviceKey: deriveKey(secret, 'known device'),
    invitationKey: deriveKey(secret, 'invitation'),
    secondFactors: createSecretTexts(secret, secondFactorSeal),
  }
}
