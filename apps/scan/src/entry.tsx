import { createTranslator, type Language } from '@matai/i18n'
import { renderToString } from 'preact-render-to-string'
import type { ReactElement } from 'react'
import { CodeDocument } from './code-document.tsx'
import { ConfirmDocument } from './confirm-document.tsx'
import { CounterDocument } from './coupon/counter-document.tsx'
import { CouponDocument } from './coupon/coupon-document.tsx'
import type { CouponPage, CounterPage } from './coupon/page-data.ts'
import { DirectoryDocument } from './directory-document.tsx'
import { EvidenceDocument } from './evidence-document.tsx'
import { FormReportDocument } from './form-report-document.tsx'
import { FormDocument, FormNoticeDocument } from './form/form-document.tsx'
import type { FormAssets, FormNotice, FormPage } from './form/page-data.ts'
import { FavouritesDocument } from './favourites/favourites-document.tsx'
import { GateDocument } from './gate-document.tsx'
import { WallDocument } from './wall/wall-document.tsx'
import { GroupDocument } from './group-document.tsx'
import { JumpDocument } from './jump-document.tsx'
import { NoticeDocument } from './notice-document.tsx'
import { ReminderDocument } from './reminder-document.tsx'
import type { MyPage, MyStatusPage } from './my/page-data.ts'
import { MyDocument } from './my/my-document.tsx'
import { StatusDocument } from './my/status-document.tsx'
import type { RoundPage } from './round/page-data.ts'
import { RoundDocument } from './round/round-document.tsx'
import { WechatDocument } from './wechat-document.tsx'
import { ReportAnswerDocument, ReportDocument } from './report-document.tsx'
export { favouritesScript } from './favourites/favourites-script.ts'
export { formWorker } from './form/offline/worker-script.ts'
export { positionScript } from './gate/position-script.ts'
export { wallScript } from './wall/wall-script.ts'
import type {
  CodePage,
  ConfirmPage,
  DirectoryPage,
  EvidencePage,
  FormReportPage,
  Gate,
  GroupPage,
  JumpPage,
  Notice,
  ReminderPage,
  WechatPage,
  ReportAnswer,
  ReportPage,
} from './pages.ts'

function toHtml(document: ReactElement): string {
  // React's elements are preact's in this build (see the aliases of vite.config.ts).
  return `<!doctype html>${renderToString(document as Parameters<typeof renderToString>[0])}`
}

export function renderCodePage(page: CodePage): string {
  return toHtml(<CodeDocument page={page} say={createTranslator(page.language)} />)
}

export function renderFavourites(language: Language): string {
  return toHtml(<FavouritesDocument language={language} say={createTranslator(language)} />)
}

export function renderWall(language: Language): string {
  return toHtml(<WallDocument language={language} say={createTranslator(language)} />)
}

export function renderJump(page: JumpPage): string {
  return toHtml(<JumpDocument page={page} say={createTranslator(page.language)} />)
}

export function renderReport(page: ReportPage): string {
  return toHtml(<ReportDocument page={page} say={createTranslator(page.language)} />)
}

export function renderReportAnswer(answer: ReportAnswer): string {
  return toHtml(<ReportAnswerDocument answer={answer} say={createTranslator(answer.language)} />)
}

export function renderNotice({ kind, language, at, own }: Notice): string {
  return toHtml(<NoticeDocument kind={kind} language={language} at={at} own={own} say={createTranslator(language)} />)
}

export function renderGate(gate: Gate): string {
  return toHtml(<GateDocument gate={gate} say={createTranslator(gate.language)} />)
}

export function renderConfirm(page: ConfirmPage): string {
  return toHtml(<ConfirmDocument page={page} say={createTranslator(page.language)} />)
}

export function renderDirectoryPage(page: DirectoryPage): string {
  return toHtml(<DirectoryDocument page={page} say={createTranslator(page.language)} />)
}

export function renderFormReport(page: FormReportPage): string {
  return toHtml(<FormReportDocument page={page} say={createTranslator(page.language)} />)
}

export function renderEvidence(page: EvidencePage): string {
  return toHtml(<EvidenceDocument page={page} say={createTranslator(page.language)} />)
}

export function renderForm(page: FormPage, assets: FormAssets): string {
  return toHtml(<FormDocument page={page} assets={assets} />)
}

export function renderFormNotice(notice: FormNotice): string {
  return toHtml(<FormNoticeDocument {...notice} />)
}

export function renderGroup(page: GroupPage): string {
  return toHtml(<GroupDocument page={page} say={createTranslator(page.language)} />)
}

export function renderWechat(page: WechatPage): string {
  return toHtml(<WechatDocument page={page} say={createTranslator(page.language)} />)
}

export function renderReminder(page: ReminderPage): string {
  return toHtml(<ReminderDocument page={page} say={createTranslator(page.language)} />)
}

export function renderCoupon(page: CouponPage, script: string): string {
  return toHtml(<CouponDocument page={page} script={script} say={createTranslator(page.language)} />)
}

export function renderRound(page: RoundPage, script: string): string {
  return toHtml(<RoundDocument page={page} script={script} say={createTranslator(page.language)} />)
}

export function renderMyPage(page: MyPage, script: string): string {
  return toHtml(<MyDocument page={page} script={script} say={createTranslator(page.language)} />)
}

export function renderMyStatus(page: MyStatusPage, script: string): string {
  return toHtml(<StatusDocument page={page} script={script} say={createTranslator(page.language)} />)
}

export function renderCounter(page: CounterPage, script: string): string {
  return toHtml(<CounterDocument page={page} script={script} say={createTranslator(page.language)} />)
}
