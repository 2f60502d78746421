import { type Language, languageInfo } from '@matai/i18n'
import type { ReactNode } from 'react'
import type { PageBrand } from '../pages.ts'
import css from './page.css?inline'
import { paperOf, styleOf } from './theme-style.ts'

interface Frame {
  language: Language
  title: string
  /** Further elements of the head, for link previews. */
  meta?: ReactNode
  brand?: PageBrand | undefined
  children: ReactNode
}

/** The document around every page that a scan opens. A short id is a secret of who sees the print, hence noindex. */
export function PageFrame({ language, title, meta, brand, children }: Frame) {
  const paper = paperOf(brand)
  return (
    <html lang={languageInfo[language].tag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <meta name="format-detection" content="telephone=no" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={paper.light} media="(prefers-color-scheme:light)" />
        <meta name="theme-color" content={paper.dark} media="(prefers-color-scheme:dark)" />
        <link rel="icon" href="data:," />
        <title>{title}</title>
        {meta}
        <style dangerouslySetInnerHTML={{ __html: css.trim() + styleOf(brand) }} />
      </head>
      <body>{children}</body>
    </html>
  )
}
