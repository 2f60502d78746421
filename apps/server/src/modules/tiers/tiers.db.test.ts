import { limits, tierNumbers } from '@matai/contract'
import { expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'

it('serves the one table to everybody, with nothing for no limit', async () => {
  const app = await startTestApp()
  const { list } = await app.anyone.tiers.getTiers({})
  expect(list.map(({ vipLevel }) => vipLevel)).toEqual(Object.values(tierNumbers))
  expect(list.map(({ limits: row }) => row.coupons)).toEqual([1, 10, 100, 200, 999])
  expect(list.map(({ limits: row }) => row.qrCodes)).toEqual([null, null, null, null, null])
  expect(Object.keys(list[0]?.limits ?? {})).toEqual(Object.keys(limits))
  expect(list[0]?.features).toEqual([])
  expect(list[1]?.features).toContain('noBranding')
  await app.close()
})
