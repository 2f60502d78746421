import { expect, test } from 'vitest'
import { areaTree } from './area-tree.ts'

test('the areas of China stand in each other', () => {
  const tree = areaTree()
  const jiangsu = tree.find(({ code }) => code === '320000')
  const nanjing = jiangsu?.children?.find(({ code }) => code === '320100')
  expect([jiangsu?.name, nanjing?.name]).toEqual(['江苏省', '南京市'])
  expect(nanjing?.children?.map(({ name }) => name)).toContain('玄武区')
  expect(tree.length).toBeGreaterThan(30)
  expect(tree.every(({ children }) => (children ?? []).length > 0)).toBe(true)
})
