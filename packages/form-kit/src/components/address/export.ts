import { empty, type ExportFace, numberCell, textCell } from '../../engine/export-face.ts'
import { type AddressAnswer, addressLine, type AddressSettings, degrees } from './schema.ts'

/** The whole address, its area and street for sorting, and the position where one can be given. */
export const sheet: ExportFace<AddressSettings, AddressAnswer> = {
  columns: ({ title, areas, street, position }, { say }) => [
    { part: '', heading: title },
    ...(areas ? [{ part: 'area', heading: `${title} · ${say('forms.partArea')}` }] : []),
    ...(street ? [{ part: 'street', heading: `${title} · ${say('forms.partStreet')}` }] : []),
    ...(position === 'off'
      ? []
      : [
          { part: 'longitude', heading: `${title} · ${say('forms.partLongitude')}` },
          { part: 'latitude', heading: `${title} · ${say('forms.partLatitude')}` },
        ]),
  ],
  cells: (given, { areas, street, position }) => [
    textCell(addressLine(given)),
    ...(areas ? [textCell(given.areas.map(({ name }) => name).join(' '))] : []),
    ...(street ? [textCell(given.street)] : []),
    ...(position === 'off' ? [] : positionCells(given)),
  ],
}

const positionCells = ({ position }: AddressAnswer) =>
  position ? [numberCell(degrees(position.longitude)), numberCell(degrees(position.latitude))] : [empty, empty]
