import type { Language } from '@matai/i18n'
import type { MyStatusPage } from '@matai/scan'
import { gzipSync } from 'node:zlib'
import { maskMobile } from '../../accounts/rules.ts'
import type { Dependencies } from './dependencies.ts'

interface Visit {
  /** Short id of the code, as it was asked for. */
  id: string
  /** Digits of the phone that the browser has proven; empty for none. */
  phone: string
  language: Language
}

/** The page on which a collaborator changes the statuses of a code. Who may nothing there learns nothing of the code. */
export function createStatusPage({ statuses, pages, script }: Pick<Dependencies, 'statuses' | 'pages' | 'script'>) {
  return async ({ id, phone, language }: Visit): Promise<{ plain: Buffer; gzip: Buffer }> => {
    const found = await statuses.onPhone.look(id, phone)
    const page: MyStatusPage = {
      language,
      person: phone && maskMobile(`+${phone}`),
      code: { id, name: found?.code ?? '' },
      statuses: found?.statuses ?? [],
    }
    const plain = Buffer.from(pages.renderMyStatus(page, script()))
    return { plain, gzip: gzipSync(plain) }
  }
}
