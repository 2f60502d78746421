import type { StoredFile } from '@matai/contract'
import i18next from 'i18next'
import { client } from '../../../client.ts'
import { tusSender } from './send-file.ts'

/** Keeps one file; `onProgress` hears which part of it arrived. Rejects with a sentence. */
export const sendFile = (file: File, onProgress: (part: number) => void): Promise<StoredFile> =>
  new Promise((resolve, reject) => {
    tusSender(client.files.saveFile)(file, {
      onProgress: (sent) => onProgress(sent / Math.max(1, file.size)),
      onStoring: () => {},
      onDone: resolve,
      onFailed: (reason) => reject(new Error(reason ?? i18next.t('files.uploadFailed'))),
    })
  })

/** Sends a file that is no file of the account, and answers the id of the upload. */
export const sendUpload = (file: File, onProgress: (part: number) => void): Promise<string> =>
  new Promise((resolve, reject) => {
    tusSender(async ({ id }) => ({ id }))(file, {
      onProgress: (sent) => onProgress(sent / Math.max(1, file.size)),
      onStoring: () => {},
      onDone: ({ id }) => resolve(id),
      onFailed: (reason) => reject(new Error(reason ?? i18next.t('files.sendFailed'))),
    })
  })
