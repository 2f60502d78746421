import type { Printer } from '@matai/contract'
import type { Language, Translate } from '@matai/i18n'
import { a4 } from '@matai/label'
import { openPdf } from '../../../platform/pdf/pdf.ts'
import { calibrationSheet } from '../rules/print-calibration.ts'

/** A page on which people read how far a printer is off. With its offsets applied it shows whether they are right. */
export async function calibrationPdf(
  printerOf: () => Promise<Printer | null>,
  { language, say }: { language: Language; say: Translate },
) {
  const printer = await printerOf()
  const words = {
    title: printer ? say('labels.calibrationOf', { name: printer.name }) : say('labels.calibrationTitle'),
    steps: [say('labels.calibrationStep1'), say('labels.calibrationStep2'), say('labels.calibrationStep3')],
    square: (side: number) => say('labels.calibrationSquare', { side }),
  }
  const sheet = calibrationSheet(words, printer ?? { offsetX: 0, offsetY: 0 })
  const pdf = await openPdf({ title: words.title, language })
  try {
    const pieces = [await pdf.addPage({ sheet, size: a4 }), await pdf.end()]
    const body = new Uint8Array(Buffer.concat(pieces))
    return { mime: 'application/pdf', body, fileName: `${say('labels.calibrationTitle')}.pdf`, size: body.length }
  } finally {
    await pdf.close()
  }
}
