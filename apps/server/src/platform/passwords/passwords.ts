import { hash, verify } from '@node-rs/argon2'
import { randomBytes } from 'node:crypto'
import { createSlots } from './slots.ts'

/** argon2id, the library's default, at 19 MiB and 2 rounds (OWASP password storage), about 15 ms. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export interface Passwords {
  hash(password: string): Promise<string>
  /** Takes the same time whether or not there is a hash to compare with. */
  verify(known: string | null | undefined, password: string): Promise<boolean>
}

/** At most 3 hashes are made at once (Node has 4 threads for this and for files), and 300 wait: some 2 s. */
export function createPasswords(): Passwords {
  const inSlot = createSlots({ size: 3, waiting: 300 })
  const nobodys = hash(randomBytes(32), strength)
  return {
    hash: (password) => inSlot(() => hash(password, strength)),
    verify: (known, password) =>
      inSlot(async () => {
        const matches = await verify(known ?? (await nobodys), password)
        return matches && known != null
      }),
  }
}
