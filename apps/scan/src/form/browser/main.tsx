import { hydrate, useEffect, useState } from 'preact/compat'
import { type Device, openDevice } from '../device/device.ts'
import { noteEarly } from '../device/early.ts'
import { FormApp } from '../form-app.tsx'
import { componentsOf } from '../form-parts.ts'
import { keepPage } from '../offline/keep-page.ts'
import type { FormPage } from '../page-data.ts'
import { sayFrom, type Words } from '../words.ts'
import { load, loadedFace, loadedFill } from './parts.ts'

const { page, words }: { page: FormPage; words: Words } = JSON.parse(
  document.getElementById('form-data')?.textContent ?? '',
)
const say = sayFrom(words)
const place = document.getElementById('form') as HTMLElement

/** Drawn as the server drew it, and then again with what only the device knows. */
function Island() {
  const [device, setDevice] = useState<Device | null>(null)
  useEffect(() => void openDevice().then(setDevice), [])
  return <FormApp page={page} say={say} faceOf={loadedFace} fillOf={loadedFill} load={load} device={device} />
}

if (page.view === 'mine') {
  const { showMine } = await import('../mine/show-mine.tsx')
  await showMine({ page, say, place })
} else if (page.view === 'sign') {
  const { showSign } = await import('../sign/show-sign.tsx')
  showSign({ page, say, place })
} else {
  await load(page.sheet ? componentsOf(page.sheet.document).map(({ type }) => type) : [])
  noteEarly()
  hydrate(<Island />, place)
}

/** Milliseconds after which nobody waits for what comes first. */
const calm = 3_000
// What a phone signs cannot wait for a network.
if (page.view !== 'sign') setTimeout(() => void keepPage().catch(() => {}), calm)
