import { createTranslator } from '@matai/i18n'
import { renderToString } from 'preact-render-to-string'
import type { ReactElement } from 'react'
import { CodeDocument } from './code-document.tsx'
import { GateDocument } from './gate-document.tsx'
import { NoticeDocument } from './notice-document.tsx'
import type { CodePage, Gate, Notice } from './pages.ts'

function toHtml(document: ReactElement): string {
  // React's elements are preact's in this build (see the aliases of vite.config.ts).
  return `<!doctype html>${renderToString(document as Parameters<typeof renderToString>[0])}`
}

export function renderCodePage(page: CodePage): string {
  return toHtml(<CodeDocument page={page} say={createTranslator(page.language)} />)
}

export function renderNotice({ kind, language, at }: Notice): string {
  return toHtml(<NoticeDocument kind={kind} language={language} at={at} say={createTranslator(language)} />)
}

export function renderGate(gate: Gate): string {
  return toHtml(<GateDocument gate={gate} say={createTranslator(gate.language)} />)
}
