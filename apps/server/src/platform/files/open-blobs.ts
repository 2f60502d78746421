import type { Settings } from '../settings/settings.ts'
import type { BlobStore } from './blob-store.ts'
import { openLocalBlobs } from './open-file-places.ts'
import { createS3Blobs } from './s3/s3-blobs.ts'
import { createS3 } from './s3/s3-client.ts'
import { farPlaceOf } from './s3-place.ts'

/** The bucket where the settings keep files; undefined where they keep them on the disk. */
export function openFarBlobs(settings: Settings): BlobStore | undefined {
  const far = farPlaceOf(settings)
  return far && createS3Blobs(createS3(far))
}

/** Stored files, wherever the settings keep them; nothing is made. */
export const openBlobs = (settings: Settings): BlobStore => openFarBlobs(settings) ?? openLocalBlobs(settings.DATA_DIR)
