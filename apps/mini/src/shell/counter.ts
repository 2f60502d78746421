import { isCounter } from './paths.ts'

const place = 'counter'

/** The counter that was opened last on this phone; empty for none. */
export const lastCounter = (): string => String(wx.getStorageSync(place) || '')

export function noteCounter(path: string): void {
  if (isCounter(path)) wx.setStorageSync(place, path)
}
