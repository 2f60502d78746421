import type { ShapeSheet } from '@matai/qr'
import { createThreads } from '../threads/threads.ts'
import type { PageSize, PdfOptions } from './pdf-writer.ts'
import type { PdfOrder } from './pdf-worker.ts'

export interface Pdf {
  /** Both return bytes of the file, in their order. */
  addPage(sheet: ShapeSheet, size: PageSize): Promise<Uint8Array>
  end(): Promise<Uint8Array>
  /** Ends the thread; to be called whatever happened. */
  close(): Promise<void>
}

/** A PDF that is written in a thread of its own, page by page. */
export async function openPdf(options: Omit<PdfOptions, 'write'>): Promise<Pdf> {
  const thread = createThreads<PdfOrder, Uint8Array>(new URL('./pdf-worker.ts', import.meta.url), {
    size: 1,
    inBackground: true,
  })
  // Its first bytes come with the first page.
  let head = await thread.ask({ begin: options })
  return {
    async addPage(page, size) {
      const bytes = Buffer.concat([head, await thread.ask({ page, size })])
      head = new Uint8Array()
      return bytes
    },
    end: () => thread.ask('end'),
    close: thread.close,
  }
}
