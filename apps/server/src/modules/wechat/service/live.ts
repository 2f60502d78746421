import { wechatSignals, type WechatSignal } from '@matai/contract'
import type { Tx } from '../../../platform/db/database.ts'
import type { Fanout } from '../../../platform/fanout/fanout.ts'

const topic = 'wechat.scene'

interface Watcher {
  scene: string
  tell(signal: WechatSignal): void
  /** Looks again what has become of it: something may have been missed. */
  look(): void
}

/** Browsers of this node that wait for somebody to confirm, on whatever node WeChat tells of it. */
export function createSceneLive(fanout: Fanout) {
  const watchers = new Set<Watcher>()
  fanout.hear(topic, (message) => {
    const [scene, signal] = message.split(' ')
    for (const watcher of watchers) if (watcher.scene === scene) watcher.tell(Number(signal) as WechatSignal) // written by `announce` below
  })
  fanout.onGap(() => {
    for (const watcher of watchers) watcher.look()
  })
  return {
    announce: (tx: Tx, scene: string, signal: WechatSignal): Promise<void> =>
      fanout.announce(tx, topic, [`${scene} ${signal}`]),
    watch(watcher: Watcher): () => void {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    /** How many are open on this node. */
    get open() {
      return watchers.size
    },
    close(): void {
      for (const watcher of watchers) watcher.tell(wechatSignals.lost)
    },
  }
}

export type SceneLive = ReturnType<typeof createSceneLive>
