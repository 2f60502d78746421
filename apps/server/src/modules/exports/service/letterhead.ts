import type { AccountId } from '../../../platform/db/account-id.ts'
import type { PaperRecord } from '../rules/paper-content.ts'
import type { Dependencies } from './dependencies.ts'

/** Longest side of a letterhead's mark in pixels. */
const logoSide = 300
const accent = '#0B7A5B'

/** What stands at the top of an account's papers. */
export const createLetterhead =
  ({ brandOf, accountNameOf, readForPrint }: Pick<Dependencies, 'brandOf' | 'accountNameOf' | 'readForPrint'>) =>
  async (accountId: AccountId): Promise<PaperRecord['letterhead']> => {
    const { logo, colour } = await brandOf(accountId)
    return {
      ownerName: await accountNameOf(accountId),
      logo: logo && (await readForPrint(accountId, logo.id, logoSide).catch(() => null)),
      colour: /^#[0-9a-f]{6}$/i.test(colour) ? colour : accent,
    }
  }
