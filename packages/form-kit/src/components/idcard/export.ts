import { dateCell, empty, type ExportFace, textCell } from '../../engine/export-face.ts'
import { hiddenLetter } from '../../parts/hidden.ts'
import { idcardParts } from './parts.ts'
import type { IdcardSettings } from './schema.ts'

/** Number, birthday, sex and region, each in a column of its own. */
export const sheet: ExportFace<IdcardSettings, string> = {
  columns: ({ title }, { say }) => [
    { part: '', heading: title },
    { part: 'birthday', heading: `${title} · ${say('forms.partBirthday')}` },
    { part: 'sex', heading: `${title} · ${say('forms.partSex')}` },
    { part: 'region', heading: `${title} · ${say('forms.partRegion')}` },
  ],
  cells: (number, _, { say }) => {
    if (number.includes(hiddenLetter)) return [textCell(number), empty, empty, empty]
    const { birthday, sex, region } = idcardParts(number)
    return [textCell(number), dateCell(birthday), textCell(say(`forms.${sex}`)), textCell(region)]
  },
}
