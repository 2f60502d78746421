import type { Settings } from '../settings/settings.ts'
import type { S3Place } from './s3/s3-client.ts'

/** The bucket that the settings name, whether files are kept there yet or not. */
export function s3PlaceOf(settings: Settings): S3Place | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: keyId, S3_SECRET_ACCESS_KEY: secret } = settings
  if (!endpoint || !bucket || !keyId || !secret) return undefined
  return { endpoint, bucket, keyId, secret, region: settings.S3_REGION, pathStyle: settings.S3_PATH_STYLE }
}

/** Where files are kept: a bucket, or undefined for the local disk. */
export const farPlaceOf = (settings: Settings) => (settings.FILES === 's3' ? s3PlaceOf(settings) : undefined)
