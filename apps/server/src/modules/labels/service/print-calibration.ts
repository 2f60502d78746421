import type { Printer } from '@matai/contract'
import type { Language, Translate } from '@matai/i18n'
import { a4 } from '@matai/label'
import { openPdf } from '../../../platform/pdf/pdf.ts'
import { calibrationSheet } from '../rules/print-calibration.ts'
import { ladderSheet } from '../rules/print-ladder.ts'

/**
 * A page on which people read how far a printer is off, and one on which they see how small its codes may be. With its
 * offsets applied the first shows whether they are right.
 */
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
  const offsets = printer ?? { offsetX: 0, offsetY: 0 }
  const sheets = [calibrationSheet(words, offsets), ladderSheet(ladderWords(say), offsets)]
  const pdf = await openPdf({ title: words.title, language })
  try {
    const pieces: Uint8Array[] = []
    for (const sheet of sheets) pieces.push(await pdf.addPage({ sheet, size: a4 }))
    const body = new Uint8Array(Buffer.concat([...pieces, await pdf.end()]))
    return { mime: 'application/pdf', body, fileName: `${say('labels.calibrationTitle')}.pdf`, size: body.length }
  } finally {
    await pdf.close()
  }
}

const ladderWords = (say: Translate) => ({
  title: say('labels.ladderTitle'),
  steps: [say('labels.ladderStep1'), say('labels.ladderStep2'), say('labels.ladderStep3')],
  styles: [say('styles.body_square'), say('styles.body_soft'), say('styles.body_dots'), say('labels.ladderColoured')],
  step: (module: number) => say('labels.ladderStep', { module }),
})
