import type { Clock } from '../../platform/clock.ts'
import { type BoundJob, bindJob } from '../../platform/jobs/jobs.ts'
import type { Ports } from '../../platform/ports.ts'
import { wechatOf } from '../accounts/ports.ts'
import { purgeScenes } from './jobs.ts'
import type { WechatPeople } from './service/wechat.ts'

export function answerWechat(ports: Ports, { of, forget }: Pick<WechatPeople, 'of' | 'forget'>): void {
  ports.answer(wechatOf, { of, forget })
}

export function wechatJobs(people: Pick<WechatPeople, 'purge'>, clock: Clock): BoundJob[] {
  return [bindJob(purgeScenes, () => people.purge(clock.now()))]
}
