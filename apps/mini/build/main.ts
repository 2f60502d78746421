import { join } from 'node:path'
import { ownWorkPath } from '@matai/contract'
import { buildMini, sizeOf } from './build-mini.ts'

/** Bytes; WeChat takes 2 MB, and a shell needs a fiftieth of that. */
const most = 40 * 1_024

/** The same names as the server's settings, so that one file of values serves both. */
const { WECHAT_MINI_APP_ID: appId = '', ORIGIN = '', SCAN_ORIGIN = '', MINI_HOSTS = '' } = process.env
const folder = join(import.meta.dirname, '../dist')

const pages = [SCAN_ORIGIN, ORIGIN].find((one) => /^https:\/\/[^/]+\/?$/.test(one))
if (!/^wx[0-9a-f]{16}$/.test(appId)) refuse('WECHAT_MINI_APP_ID must be the appid of the mini program')
else if (!pages) refuse('ORIGIN or SCAN_ORIGIN must be the address of your server, such as https://qr.example.com')
else {
  const others = [ORIGIN, SCAN_ORIGIN, ...MINI_HOSTS.split(/[\s,]+/)].filter((one) => /^https?:\/\//.test(one))
  await buildMini({ appId, origin: pages, others, mine: ownWorkPath, folder })
  const size = sizeOf(folder)
  console.log(`apps/mini/dist: ${(size / 1_024).toFixed(1)} KB of ${most / 1_024} KB`)
  if (size > most) refuse('that is more than its budget; load less, or show it in a page of the server')
}

function refuse(problem: string): void {
  console.error(problem)
  process.exitCode = 1
}
