import { hydrate } from 'preact'
import { useEffect, useState } from 'react'
import { type Device, openDevice } from '../device/device.ts'
import { noteEarly } from '../device/early.ts'
import { FormApp } from '../form-app.tsx'
import { componentsOf } from '../form-parts.ts'
import type { LaterParts } from '../form-props.ts'
import type { FormPage } from '../page-data.ts'
import { sayFrom, type Words } from '../words.ts'
import { bringAfter, bringFirst } from './later.ts'
import { load, loadedFace, loadedFill } from './parts.ts'

const { page, words, parts }: { page: FormPage; words: Words; parts: string[] } = JSON.parse(
  document.getElementById('form-data')?.textContent ?? '',
)
const say = sayFrom(words)
const place = document.getElementById('form') as HTMLElement

/** Drawn as the server drew it, and then again with what only the device knows. */
function Island({ first }: { first: LaterParts }) {
  const [device, setDevice] = useState<Device | null>(null)
  const [later, setLater] = useState(first)
  useEffect(() => {
    void openDevice().then(setDevice)
    if (!page.gate) void bringAfter().then((more) => setLater((before) => ({ ...before, ...more })))
  }, [])
  const loaded = { faceOf: loadedFace, fillOf: loadedFill, load, later }
  return <FormApp page={page} say={say} device={device} {...loaded} />
}

if (page.view === 'mine') {
  const { showMine } = await import('../mine/show-mine.tsx')
  await showMine({ page, say, place })
} else if (page.view === 'sign') {
  const { showSign } = await import('../sign/show-sign.tsx')
  showSign({ page, say, place })
} else {
  const [first] = await Promise.all([
    bringFirst(page),
    load(page.sheet ? componentsOf(page.sheet.document).map(({ type }) => type) : []),
  ])
  noteEarly()
  hydrate(<Island first={first} />, place)
}

/** Milliseconds after which nobody waits for what comes first. */
const calm = 3_000
// What a phone signs cannot wait for a network.
if (page.view !== 'sign')
  setTimeout(() => void import('../offline/keep-page.ts').then(({ keepPage }) => keepPage(parts)).catch(() => {}), calm)
