import type { CodeMobile } from '@matai/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client, sentenceOf } from '../../../client.ts'
import { toast } from '../../../ui/toast-store.ts'
import { mobilesChanged } from './access-queries.ts'

/** Takes phones off the list of a code, and offers to put them back. Says whether it happened. */
export function useRemoveMobiles(id: string) {
  const { t } = useTranslation()
  const queries = useQueryClient()

  async function putBack(rows: CodeMobile[]) {
    try {
      await client.codeAccess.addMobile({
        id,
        mobiles: rows.map(({ mobile, name }) => ({ mobile: `+${mobile}`, name })),
      })
      toast.success(t('qrCodes.undone'))
    } catch (error) {
      toast.error(sentenceOf(error))
    } finally {
      mobilesChanged(queries, id)
    }
  }

  return async (rows: CodeMobile[]): Promise<boolean> => {
    const [first] = rows
    if (!first) return false
    try {
      if (rows.length === 1) await client.codeAccess.delMobile({ qrCodeId: id, id: first.id })
      else await client.codeAccess.batchDelete({ qrCodeId: id, ids: rows.map((row) => row.id) })
      toast.success(t('codeAccess.removedMany', { count: rows.length }), {
        label: t('app.undo'),
        run: () => void putBack(rows),
      })
      return true
    } catch (error) {
      toast.error(sentenceOf(error))
      return false
    } finally {
      mobilesChanged(queries, id)
    }
  }
}
