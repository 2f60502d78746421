import type { Page } from '@playwright/test'

/** Saves a live code as the person who is signed in on the page; answers its id. Without one it makes a new code. */
export async function writeCode(page: Page, draft: { id?: string; name: string; text: string }): Promise<string> {
  const { id, name, text } = draft
  const body = { ...(id ? { id } : {}), name, blocks: [{ id: 't', type: 'richText', html: `<p>${text}</p>` }] }
  return page.evaluate(async (sent) => {
    const answer = await fetch('/qruser/console/qrcode/save', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(sent),
    })
    const { code, msg, data } = await answer.json()
    if (code !== 0) throw new Error(msg)
    return data.id
  }, body)
}
