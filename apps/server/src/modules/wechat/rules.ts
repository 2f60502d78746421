import { wechatSignals, type WechatSignal } from '@matai/contract'
import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { SceneState } from './table.ts'

/** Scenes that a network may begin in ten minutes: a classroom behind one address, and no flood. */
export const sceneRate = { limit: 120, windowSeconds: 600, perNetwork: true } as const
/** Codes that one network may try to have exchanged at WeChat in ten minutes. */
export const exchangeRate = { limit: 60, windowSeconds: 600, perNetwork: true } as const

export const makeSceneId = (): string => randomBytes(16).toString('base64url')
export const makeKey = (): string => randomBytes(32).toString('base64url')
/** A key is random enough that a plain hash hides it. */
export const hashKey = (key: string): string => hash('sha256', key)

/** Whoever knows a person over all apps by `unionId` calls them so; else each app has its own name for them. */
export const personOf = ({ appId, openId, unionId }: { appId: string; openId: string; unionId: string }): string =>
  unionId ? `u ${unionId}` : `o ${appId} ${openId}`
export const isOverAll = (person: string): boolean => person.startsWith('u ')

/** What the page of a scene is opened by: only who scanned is told it, and doubled events are told the same. */
export const confirmMark = (key: Buffer, scene: string, openId: string): string =>
  createHmac('sha256', key).update(`confirm\n${scene}\n${openId}`).digest('base64url').slice(0, 22)

export function isMark(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** The scene that an event names; a new follower's has a prefix. Empty without one. */
export const sceneOfEvent = (event: string, eventKey: string): string => {
  if (event === 'SCAN') return eventKey
  return event === 'subscribe' && eventKey.startsWith('qrscene_') ? eventKey.slice('qrscene_'.length) : ''
}

/** What a socket that is opened now has to say first; undefined: nothing has happened yet. */
export function signalOf(scene: { state: SceneState; until: Date } | undefined, now: Date): WechatSignal | undefined {
  if (!scene || scene.until <= now || scene.state === 'refused') return wechatSignals.expired
  if (scene.state === 'confirmed') return wechatSignals.done
  return scene.state === 'scanned' ? wechatSignals.scanned : undefined
}

/** Minutes since something began, for people. */
export const minutesSince = (then: Date, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - then.getTime()) / 60_000))
