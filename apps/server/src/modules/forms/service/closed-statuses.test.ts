import { FormClosing } from '@matai/contract'
import { expect, it } from 'vitest'
import { mintAccountId } from '../../../platform/db/account-id.ts'
import { createPorts } from '../../../platform/ports.ts'
import { formStatuses } from '../ports.ts'
import { createClosedStatuses } from './closed-statuses.ts'

const account = mintAccountId(1)
const closing = FormClosing.parse({ statusItems: [12] })
// What answers here asks no database.
const tx = undefined as never

it('nothing is closed where nobody knows of statuses', async () => {
  const { list, isClosedFor } = createClosedStatuses({ ports: createPorts() })
  expect(await list(tx, account, closing)).toEqual([])
  expect(await isClosedFor(tx, account, closing, 'Ab3dE5fG')).toBe(false)
})

it('codes in a chosen item are closed, others are not, and the list marks it', async () => {
  const ports = createPorts()
  const items = [
    { id: 11, name: '在用' },
    { id: 12, name: '已报废' },
  ]
  ports.answer(formStatuses, {
    list: async () => [{ id: 1, name: '设备状态', items }],
    itemsOf: async (_, __, id) => (id === 'Ab3dE5fG' ? [12] : [11]),
  })
  const { list, isClosedFor } = createClosedStatuses({ ports })
  expect(await list(tx, account, closing)).toMatchObject([{ items: [{ closes: false }, { closes: true }] }])
  expect(await isClosedFor(tx, account, closing, 'Ab3dE5fG')).toBe(true)
  expect(await isClosedFor(tx, account, closing, 'Ab3dE5fH')).toBe(false)
})
