import type { BatchImport } from '@matai/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderScreen, standInServer } from '../../../../testing/render-screen.tsx'
import { DryRun } from './dry-run.tsx'
import { HeadingMatch } from './heading-match.tsx'
import { ImportProgress } from './import-progress.tsx'

const server = standInServer({})
afterEach(server.stop)

const checked: BatchImport = {
  id: 1,
  templateId: 1,
  fileName: '灭火器.xlsx',
  sheet: '一号楼',
  otherSheets: [],
  hiddenRows: 0,
  differences: [],
  state: 'checked',
  rows: 10,
  good: 8,
  bad: 2,
  creates: 6,
  changes: 2,
  unchanged: 0,
  done: 0,
  failed: 0,
  problems: [
    { row: 5, column: '位置', reason: '必填，不能为空' },
    { row: 8, column: '', reason: '与第 3 行重复' },
  ],
  hasWorkbook: true,
  createdAt: '2026-11-21T08:00:00.000Z',
  expiresAt: '2026-11-28T08:00:00.000Z',
}

it('says what would happen and names every problem before anything happens', async () => {
  const create = vi.fn()
  await renderScreen(<DryRun checked={checked} starting={false} onCreate={create} onAgain={() => {}} />)
  const rows = within(screen.getByRole('region', { name: '有问题的行' })).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual(['行列原因', '5位置必填，不能为空', '8整行与第 3 行重复'])
  expect(screen.getByText(/2 行有问题，会跳过/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '新建 6 个、更新 2 个' }))
  expect(create).toHaveBeenCalledOnce()
})

it('says which sheet was read when others hold something, and that hidden rows are among them', async () => {
  const read = { ...checked, otherSheets: ['二号楼', '三号楼'], hiddenRows: 3 }
  await renderScreen(<DryRun checked={read} starting={false} onCreate={() => {}} onAgain={() => {}} />)
  expect(screen.getByText(/读取的是工作表“一号楼”，没有读取：二号楼、三号楼/)).toBeDefined()
  expect(screen.getByText(/3 行在表格里是隐藏的/)).toBeDefined()
})

it('offers nothing where no row is good', async () => {
  const none = { ...checked, good: 0, creates: 0, changes: 0, bad: 10 }
  await renderScreen(<DryRun checked={none} starting={false} onCreate={() => {}} onAgain={() => {}} />)
  expect(screen.getByRole('button', { name: '生成活码' }).hasAttribute('disabled')).toBe(true)
  expect(screen.getByText('没有可以导入的行，请改好表格再上传。')).toBeDefined()
})

it('says when it is not known how far it is', async () => {
  const running = { ...checked, state: 'running' as const, done: 3 }
  await renderScreen(<ImportProgress running={running} lost="连不上" sending={false} onGoOn={() => {}} />)
  expect(screen.getByRole('alert').textContent).toContain('已经生成的不会丢')
  expect(screen.getByText(/3 \/ 8/)).toBeDefined()
})

it('asks whether to go on when some codes could not be made, with what failed', async () => {
  const goOn = vi.fn()
  await renderScreen(
    <ImportProgress
      running={{ ...checked, state: 'paused', done: 3, failed: 1, problems: checked.problems.slice(0, 1) }}
      sending={false}
      onGoOn={goOn}
    />,
  )
  const dialog = screen.getByRole('dialog', { name: '部分二维码生成失败,是否继续?' })
  expect(within(dialog).getByText('必填，不能为空')).toBeDefined()
  fireEvent.click(within(dialog).getByRole('button', { name: '继续' }))
  expect(goOn).toHaveBeenCalledOnce()
  expect(screen.getByText(/3 \/ 8/)).toBeDefined()
})

it('shows which headings belong together and goes by them only when it can', async () => {
  const columns = ['编号', '位置'].map((name) => ({ key: name, name, type: 'text' as const, required: true, note: '' }))
  const part = (canMatchByHeader: boolean) => (
    <HeadingMatch
      columns={columns}
      sentence="列必须与模板一致"
      data={{ canMatchByHeader, missing: canMatchByHeader ? [] : ['位置'], unknown: ['备注'] }}
      busy={false}
      onMatch={() => {}}
    />
  )
  await renderScreen(
    <>
      {part(true)}
      {part(false)}
    </>,
  )
  expect(screen.getAllByRole('button', { name: '按列名对应' })).toHaveLength(1)
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '编号表格里有这一列',
    '位置表格里有这一列',
    '编号表格里有这一列',
    '位置表格里没有这一列',
  ])
})
