import { readXlsx, streamXlsxRows } from 'hucre/xlsx'

/** Sheets that are looked into. */
const sheetsAtMost = 12

export interface ChosenSheet {
  /** Its place among all sheets. */
  index: number
  name: string
  /** Others with something in them that the workbook shows. */
  others: string[]
}

/** The first sheet with something in it that the workbook shows; without one the first that it shows. */
export async function chooseSheet(bytes: Uint8Array): Promise<ChosenSheet> {
  const all: { name: string; index: number; isHidden: boolean }[] = []
  await readXlsx(bytes, {
    sheets: ({ name, index, hidden, veryHidden }) => {
      all.push({ name, index, isHidden: Boolean(hidden || veryHidden) })
      return false
    },
  })
  const shown = all.some(({ isHidden }) => !isHidden) ? all.filter(({ isHidden }) => !isHidden) : all
  const filled: typeof all = []
  for (const sheet of shown.slice(0, sheetsAtMost)) if (await hasRows(bytes, sheet.index)) filled.push(sheet)
  const [chosen = { index: 0, name: '' }, ...others] = filled.length > 0 ? filled : shown.slice(0, 1)
  return { index: chosen.index, name: chosen.name, others: others.map(({ name }) => name) }
}

async function hasRows(bytes: Uint8Array, index: number): Promise<boolean> {
  try {
    for await (const { values } of streamXlsxRows(bytes, { sheet: index })) {
      if (values.some((value) => value !== null && String(value).trim() !== '')) return true
    }
    return false
  } catch (error) {
    // A sheet that holds nothing but a chart.
    if (error instanceof Error && error.message.includes('missing worksheet')) return false
    throw error
  }
}
