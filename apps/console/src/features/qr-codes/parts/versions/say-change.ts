import type { VersionChange } from '@matai/contract'
import type { TFunction } from 'i18next'
import { faceOf } from '../blocks/add-blocks.ts'

/** One difference as a sentence. */
export function sayChange(change: VersionChange, t: TFunction): string {
  if (change.kind === 'renamed') return t('versions.renamed', { from: change.from, to: change.to })
  if (change.kind === 'target') return t('kinds.targetChanged', { from: change.from, to: change.to })
  const type = t(faceOf(change.type).name)
  if (change.kind === 'changed') {
    const { from, to } = change
    if (from === to) return t('versions.changedLook', { type })
    if (from === '') return t('versions.changedTo', { type, to })
    return to === '' ? t('versions.changedFrom', { type, from }) : t('versions.changed', { type, from, to })
  }
  const { kind, excerpt: words } = change
  return words ? t(`versions.${kind}`, { type, words }) : t(`versions.${kind}Plain`, { type })
}
