import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setPreference, usePreferences } from '../../../preferences.ts'
import { renderScreen, standInServer } from '../../../testing/render-screen.tsx'
import { useKeptColumns } from './use-kept-columns.ts'

const set = '/qruser/console/sheet_record/view_columns'
let kept: string[] | null = null
const server = standInServer({
  '/qruser/console/sheet_record/view_list': () => ({ list: [], columns: kept }),
  [set]: (input) => {
    kept = (input as { columns: string[] }).columns
    return { columns: kept }
  },
})

function Shown() {
  useKeptColumns(7, 'records-7')
  const columns = usePreferences(({ columns: { 'records-7': chosen } }) => chosen)
  return <p>{columns ? columns.join(' ') : 'none'}</p>
}
const choose = (...keys: string[]) => setPreference('columns', { 'records-7': keys })
const sent = () => server.asked(set)

beforeEach(() => {
  server.start()
  kept = null
  setPreference('columns', {})
})
afterEach(() => server.stop())

it('shows what was chosen on another device, and tells it nothing', async () => {
  kept = ['number', 'at']
  choose('number')
  await renderScreen(<Shown />)
  await screen.findByText('number at')
  await new Promise((go) => setTimeout(go, 600))
  expect(sent()).toEqual([])
})

it('takes along what this browser knew before, and what is chosen, several at once', async () => {
  choose('number', 'filler')
  await renderScreen(<Shown />)
  await waitFor(() => expect(kept).toEqual(['number', 'filler']))
  choose('number', 'filler', 'state')
  choose('number', 'filler', 'state', 'at')
  await waitFor(() => expect(kept).toEqual(['number', 'filler', 'state', 'at']))
  expect(sent()).toHaveLength(2)
})
