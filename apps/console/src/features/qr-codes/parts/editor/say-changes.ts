import type { TFunction } from 'i18next'
import type { ContentChanges } from './content-changes.ts'

/** What a save changed, as one sentence. */
export function sayChanges(changes: ContentChanges, t: TFunction): string {
  const { added, changed, removed } = changes
  const parts = [
    added > 0 && t('qrCodes.added', { count: added }),
    changed > 0 && t('qrCodes.changedBlocks', { count: changed }),
    removed > 0 && t('qrCodes.removedBlocks', { count: removed }),
    changes.reordered && t('qrCodes.reordered'),
    changes.renamed && t('qrCodes.renamedTo'),
    changes.retargeted && t('kinds.retargeted'),
    changes.moved && t('qrCodes.movedTo'),
  ].filter((part) => part !== false)
  if (parts.length === 0) return t('qrCodes.savedSame')
  return t('qrCodes.saved', { changes: parts.join(t('qrCodes.listSeparator')) })
}
