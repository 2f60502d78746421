import type { MadeKind } from '@matai/contract'
import { blankEntry, blankText } from '@matai/content/draft'
import type { TFunction } from 'i18next'
import { blankContent, type CodeContent } from '../editor/code-content.ts'
import { templates } from '../templates/template-list.ts'

/** What a new code begins with: a kind, or a template of a page. */
export interface Start {
  /** Its name in the address, and in the name of what is kept of it. */
  key: string
  kind: MadeKind
  content: CodeContent
}

/** The beginning that an address names; undefined while nothing was chosen. */
export function startOf(
  chosen: { kind?: string; template?: string; directory?: string; form?: number | string },
  t: TFunction,
): Start | undefined {
  const directoryId = Number(chosen.directory) || undefined
  const template = templates.find(({ key }) => key === chosen.template)
  if (template) {
    const written = { name: t(template.name), blocks: template.blocks(t) }
    return { key: template.key, kind: 'page', content: { ...blankContent, directoryId, ...written } }
  }
  if (chosen.kind === 'form') {
    const blocks = [blankEntry(Number(chosen.form) || undefined)]
    return { key: 'form', kind: 'form', content: { ...blankContent, directoryId, kind: 'form', blocks } }
  }
  const kind = (['page', 'jump', 'home'] as const).find((known) => known === chosen.kind)
  // A blank page begins with one empty text, so that writing can start at once.
  return kind && { key: kind, kind, content: { ...blankContent, directoryId, kind, blocks: [blankText()] } }
}
