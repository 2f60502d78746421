import { client } from '../../../client.ts'

/** Hands the browser a workbook with the right headings, to be filled in. */
export async function saveTemplate(): Promise<void> {
  const { mime, body, fileName } = await client.codeAccess.mobileTemplate({})
  const address = URL.createObjectURL(new Blob([body], { type: mime }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
