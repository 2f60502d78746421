// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { renderScreen, standInServer } from '../../../../testing/render-screen.tsx'
import { ScanReport } from './scan-report.tsx'

const server = standInServer({})
beforeEach(() => server.start())
afterEach(() => server.stop())

describe('the scan report', () => {
  it('says in words why a style cannot be scanned, and hands over the repair', async () => {
    const repaired: object[] = []
    const verdict = {
      ok: false as const,
      score: 20,
      reasons: ['qr.reasonLowContrast' as const],
      params: {},
      repair: { foreColor: '#000000' },
    }
    await renderScreen(<ScanReport state={{ step: 'checked', verdict }} onRepair={(repair) => repaired.push(repair)} />)
    expect(screen.getByText(/码和背景的颜色太接近/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: '一键修复' }))
    expect(repaired).toEqual([{ foreColor: '#000000' }])
  })

  it('tells what nobody will see of a style that scans', async () => {
    const verdict = { ok: true as const, score: 97, costs: [] }
    await renderScreen(
      <ScanReport state={{ step: 'checked', verdict, unseen: ['logo', 'text'] }} onRepair={() => {}} />,
    )
    expect(screen.getByText(/可以扫描/)).toBeTruthy()
    expect(screen.getByText(/Logo 和背景颜色几乎一样/)).toBeTruthy()
    expect(screen.getByText(/码下方的文字和背景颜色太接近/)).toBeTruthy()
  })

  it('says what costs most in bad light, of a style that scans all the same', async () => {
    const verdict = { ok: true as const, score: 41, costs: ['qr.reasonPaleInk' as const] }
    await renderScreen(<ScanReport state={{ step: 'checked', verdict }} onRepair={() => {}} />)
    expect(screen.getByText(/光线差时比普通的码难扫得多/)).toBeTruthy()
    expect(screen.getByText(/码的颜色偏浅/)).toBeTruthy()
  })

  it('names the numbers of a reason', async () => {
    const reasons = ['qr.reasonSizeTooSmall' as const]
    const verdict = { ok: false as const, score: 20, reasons, params: { least: 312 }, repair: {} }
    await renderScreen(<ScanReport state={{ step: 'checked', verdict }} onRepair={() => {}} />)
    expect(screen.getByText(/至少 312 像素/)).toBeTruthy()
  })

  it('offers no repair where none can help', async () => {
    const verdict = {
      ok: false as const,
      score: 20,
      reasons: ['qr.reasonContentTooLong' as const],
      params: {},
      repair: {},
    }
    await renderScreen(<ScanReport state={{ step: 'checked', verdict }} onRepair={() => {}} />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
