import type { Page } from '@playwright/test'

interface Named {
  name: string
}

/** Names of what this browser keeps of work that is not saved. */
export function draftNames(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        const opening = indexedDB.open('matai-console')
        opening.onsuccess = () => {
          const asked = opening.result.transaction('drafts').objectStore('drafts').getAll()
          asked.onsuccess = () =>
            done(
              asked.result.map(
                (draft: Named | { content: Named }) => ('content' in draft ? draft.content : draft).name,
              ),
            )
          opening.result.close()
        }
      }),
  )
}
