import type { IncomingHttpHeaders } from 'node:http'
import type { Device } from './days.ts'
import { isMachineAgent } from './agents.ts'

/** What a user agent tells of its visitor. */
export interface Agent {
  machine: boolean
  wechat: boolean
  device: Device
}

export function agentOf(userAgent: string): Agent {
  return {
    machine: isMachineAgent(userAgent),
    wechat: /MicroMessenger\//i.test(userAgent),
    device: deviceOf(userAgent),
  }
}

/** iPads that call themselves Macs are desktops: their agents are the same. */
export function deviceOf(userAgent: string): Device {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios'
  if (/Android|HarmonyOS|OpenHarmony/.test(userAgent)) return 'android'
  if (/Windows NT|Macintosh|X11|CrOS/.test(userAgent)) return 'desktop'
  return 'other'
}

/** Headers by which browsers say that they fetch ahead and nobody looks yet. */
const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const

/** Whether a browser fetched this for later (prefetch, prerender, preview). */
export function isAhead(headers: IncomingHttpHeaders): boolean {
  return purposes.some((name) => /prefetch|prerender|preview|instant/i.test(String(headers[name] ?? '')))
}
