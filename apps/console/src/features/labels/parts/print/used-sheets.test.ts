// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { awaitPdf, nextOn, rememberNext, settlePdfs } from './used-sheets.ts'

beforeEach(() => localStorage.clear())

const print = { task: 7, paper: 'L7160', next: 12, isExact: true }
const task = (state: 'running' | 'done' | 'failed' | 'cancelled', problem = '') => [{ id: 7, state, problem }]

it('goes on behind a PDF only when it is there', () => {
  rememberNext('L7160', 4)
  awaitPdf(print)
  settlePdfs(task('running'))
  expect(nextOn('L7160')).toBe(4)
  settlePdfs(task('done'))
  expect(nextOn('L7160')).toBe(12)
})

it('uses up no paper for a PDF that failed, until it was tried again', () => {
  rememberNext('L7160', 4)
  awaitPdf(print)
  settlePdfs(task('failed', '下载没有成功，请重试'))
  expect(nextOn('L7160')).toBe(4)
  settlePdfs(task('done'))
  expect(nextOn('L7160')).toBe(12)
})

it('forgets what was cancelled, or is no longer among the newest', () => {
  awaitPdf(print)
  settlePdfs(task('cancelled'))
  settlePdfs(task('done'))
  awaitPdf(print)
  settlePdfs([])
  settlePdfs(task('done'))
  expect(nextOn('L7160')).toBeUndefined()
})

it('trusts no count of labels that were not read before, when some were left out', () => {
  awaitPdf({ ...print, isExact: false })
  settlePdfs(task('done', '少了 3 个'))
  expect(nextOn('L7160')).toBeUndefined()
})
