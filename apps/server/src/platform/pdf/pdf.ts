import { createThreads } from '../threads/threads.ts'
import type { PdfOrder, PdfPage } from './pdf-orders.ts'
import type { PdfOptions } from './pdf-writer.ts'

export interface Pdf<Page = PdfPage> {
  /** Both return bytes of the file, in their order. */
  addPage(page: Page): Promise<Uint8Array>
  end(): Promise<Uint8Array>
}

/** A PDF that a thread writes page by page. */
export async function beginPdf<Page>(
  ask: (order: PdfOrder<Page>) => Promise<Uint8Array>,
  options: Omit<PdfOptions, 'write'>,
): Promise<Pdf<Page>> {
  // Its first bytes come with the first page.
  let head = await ask({ begin: options })
  return {
    async addPage(page) {
      const bytes = Buffer.concat([head, await ask({ page })])
      head = new Uint8Array()
      return bytes
    },
    end: () => ask('end'),
  }
}

/** The same in a thread of its own; `close` ends it and is to be called whatever happened. */
export async function openPdf(options: Omit<PdfOptions, 'write'>): Promise<Pdf & { close(): Promise<void> }> {
  const script = new URL('./pdf-worker.ts', import.meta.url)
  const thread = createThreads<PdfOrder<PdfPage>, Uint8Array>(script, { size: 1, inBackground: true })
  return { ...(await beginPdf(thread.ask, options)), close: thread.close }
}
