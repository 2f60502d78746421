import { createThreads } from '../threads/threads.ts'
import type { PdfOrder, PdfPage } from './answer-pdf-orders.ts'
import type { PdfOptions } from './pdf-writer.ts'

export interface Pdf<Page = PdfPage> {
  /** Both return bytes of the file, in their order. */
  addPage(page: Page): Promise<Uint8Array>
  end(): Promise<Uint8Array>
  /** Ends the thread; to be called whatever happened. */
  close(): Promise<void>
}

const ready = new URL('./pdf-worker.ts', import.meta.url)

/** A PDF that is written in a thread of its own, page by page; `script` says what a page is told as. */
export async function openPdf<Page = PdfPage>(options: Omit<PdfOptions, 'write'>, script = ready): Promise<Pdf<Page>> {
  const thread = createThreads<PdfOrder<Page>, Uint8Array>(script, { size: 1, inBackground: true })
  // Its first bytes come with the first page.
  let head = await thread.ask({ begin: options })
  return {
    async addPage(page) {
      const bytes = Buffer.concat([head, await thread.ask({ page })])
      head = new Uint8Array()
      return bytes
    },
    end: () => thread.ask('end'),
    close: thread.close,
  }
}
