import type { Translate } from '@matai/i18n'
import { render } from 'preact'
import { openDevice } from '../device/device.ts'
import type { FormPage } from '../page-data.ts'
import { MineApp } from './mine-app.tsx'

/** Puts what somebody handed in into the page; there is nothing of it before the device is asked. */
export async function showMine({
  page,
  say,
  place,
}: {
  page: FormPage
  say: Translate
  place: HTMLElement
}): Promise<void> {
  const device = await openDevice()
  place.textContent = ''
  render(<MineApp page={page} say={say} device={device} />, place)
}
