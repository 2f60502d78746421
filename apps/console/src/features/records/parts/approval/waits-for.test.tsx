import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { renderScreen, standInServer } from '../../../../testing/render-screen.tsx'
import { WaitsFor } from './waits-for.tsx'

const settings = '/qruser/console/sheet_record/get_approval'
const levels = [
  { people: [{ id: 3, name: '王师傅' }], roles: [], groups: [] },
  { people: [], roles: ['admin'], groups: [{ id: 5, name: '班长' }] },
]
const server = standInServer({
  [settings]: () => ({ levels, can: { edit: false } }),
  '/qruser/console/sheet_record/people': () => ({ list: [{ id: 3, name: '王师傅' }] }),
})
beforeEach(() => server.start())
afterEach(() => server.stop())

const record = (approvalLevel: number, approval: 'waiting' | 'approved' = 'waiting') => ({
  formId: 7,
  approval,
  approvalLevel,
})

it('says whom the level of each record asks, and asks for it once', async () => {
  await renderScreen(
    <>
      <WaitsFor record={record(1)} />
      <WaitsFor record={record(2)} />
      <WaitsFor record={record(0, 'approved')} />
    </>,
  )
  await screen.findByText('等 王师傅 审批')
  expect(screen.getByText('等 管理员、班长 审批')).toBeDefined()
  expect(screen.getAllByText(/审批/)).toHaveLength(2)
  expect(server.asked(settings)).toHaveLength(1)
})
