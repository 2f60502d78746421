import { expect, it } from 'vitest'
import { isNewEnergy, isPlate, plainPlate } from './plate.ts'

it.each([
  '京A12345',
  '沪A·D1234',
  '粤Z1234港',
  '川A1234学',
  '鲁B 1234 挂',
  '浙a88888',
  '京AD12345',
  '使014001',
  '沪A0023领',
])('takes %s', (written) => expect(isPlate(plainPlate(written))).toBe(true))

it.each(['京A1234O', '京I12345', '京A123456', '京AA1234567', 'A12345', '使01400'])('refuses %s', (written) =>
  expect(isPlate(plainPlate(written))).toBe(false),
)

it('knows small and large new-energy cars', () => {
  expect(['京AD12345', '京AF12345', '京A12345D'].every(isNewEnergy)).toBe(true)
  expect(['京A12345', '京AD1234A'].some(isNewEnergy)).toBe(false)
})
