import { deriveKey } from '../secrets.ts'

/** What may be told of a secret: enough to know it again, too little to make it or any of its keys. */
export const markOf = (secret: Buffer): string => deriveKey(secret, 'mark').toString('base64url')
