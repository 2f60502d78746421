import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'

/** Sends one notice to the person's email. */
export const mailNotice = defineJob({
  name: 'notices:mail',
  payload: z.object({ accountId: z.int(), id: z.int() }),
})

/** The same to the person's WeChat. */
export const wechatNotice = defineJob({
  name: 'notices:wechat',
  payload: z.object({ accountId: z.int(), id: z.int() }),
})

/** Removes notices that are older than 180 days. */
export const purgeNotices = defineJob({ name: 'notices:purge', payload: z.looseObject({}), schedule: '41 3 * * *' })
