import { labelSizes } from '../design.ts'
import {
  area,
  blue,
  code,
  column,
  field,
  frame,
  green,
  ink,
  type LabelPreset,
  label,
  rule,
  soft,
  text,
  white,
} from './build.ts'
import { columnsOf } from './families.ts'

/** What is asked at the door: which floor, how many, whom to call. */
const room: LabelPreset = {
  key: 'room',
  name: 'labelPresets.room',
  make(say) {
    const [number = '', , floor = '', seats = '', manager = ''] = columnsOf(say, 'room')
    return label(labelSizes.card, [
      area([0, 0, 3, 54], blue),
      field([8, 5, 46, 17], 'name', { size: 7, bold: true }),
      rule([8, 24, 14, 1], blue, 0.8),
      ...[floor, seats, manager].map((word, at) =>
        column([8, 27 + at * 6, 46, 5.5], word, {
          size: 3.4,
          prefix: say('labelPresets.before', { what: word }),
          fit: 'shrink',
        }),
      ),
      text([8, 46.5, 46, 5], say('labelPresets.scanRoom'), { size: 3.2, color: blue, fit: 'shrink' }),
      code([57, 10, 29, 29]),
      column([57, 41, 29, 5], number, { size: 3.4, color: soft, align: 'center', fit: 'shrink' }),
    ])
  },
}

const door: LabelPreset = {
  key: 'door',
  name: 'labelPresets.door',
  make: (say) =>
    label(labelSizes.card, [
      area([0, 0, 3, 54], blue),
      field([8, 7, 46, 20], 'name', { size: 9, bold: true }),
      rule([8, 29, 14, 1], blue, 0.8),
      field([8, 32, 46, 9], 'directory', { size: 3.2, color: soft, vertical: 'top' }),
      text([8, 43, 46, 5], say('labelPresets.scanRoom'), { size: 3.2, color: blue, fit: 'shrink' }),
      code([57, 12, 29, 29]),
      field([57, 42, 29, 4.5], 'number', { size: 2.8, color: soft, align: 'center', fit: 'shrink' }),
    ]),
}

/** Large enough to be read and scanned from some steps away. */
const entrance: LabelPreset = {
  key: 'entrance',
  name: 'labelPresets.entrance',
  make: (say) =>
    label(
      labelSizes.portrait,
      [
        field([8, 10, 89, 26], 'name', { size: 12, bold: true, color: white, align: 'center' }),
        area([12.5, 40, 80, 80], white, 4),
        code([15.5, 43, 74, 74]),
        text([8, 124, 89, 12], say('labelPresets.scanEntrance'), {
          size: 7.5,
          bold: true,
          color: white,
          align: 'center',
          fit: 'shrink',
        }),
        field([8, 138, 89, 7], 'directory', { size: 4, color: '#CFE5DC', align: 'center' }),
        field([8, 146, 89, 6], 'number', { size: 3.6, color: '#CFE5DC', align: 'center', fit: 'shrink' }),
      ],
      green,
    ),
}

const point: LabelPreset = {
  key: 'point',
  name: 'labelPresets.point',
  make: (say) =>
    label(labelSizes.square, [
      area([0, 0, 50, 9.5], green),
      text([3, 1.5, 25, 6.5], say('labelPresets.point'), { size: 4, bold: true, color: white, fit: 'shrink' }),
      field([28, 1.5, 19, 6.5], 'number', { size: 3.2, color: white, align: 'right', fit: 'shrink' }),
      code([3, 11, 26, 26]),
      text([30, 12, 17.5, 24], say('labelPresets.scanPoint'), { size: 4.4, bold: true, color: green }),
      field([3, 38, 44, 5.6], 'name', { size: 3.6, bold: true, fit: 'shrink' }),
      field([3, 43.6, 44, 4.6], 'directory', { size: 2.6, color: soft, fit: 'shrink' }),
    ]),
}

/** The place itself is what is looked for, so it is what is read from afar. */
const shelf: LabelPreset = {
  key: 'shelf',
  name: 'labelPresets.shelf',
  make(say) {
    const [, zone = '', material = '', spec = ''] = columnsOf(say, 'shelf')
    const prefix = (what: string) => say('labelPresets.before', { what })
    return label(labelSizes.equipment, [
      frame([1, 1, 78, 48], ink, 0.6, 2),
      code([3, 8, 32, 32]),
      text([3, 41, 32, 5], say('labelPresets.scanShelf'), { size: 3, color: soft, align: 'center', fit: 'shrink' }),
      field([38, 4, 39, 17], 'name', { size: 11, bold: true, align: 'center' }),
      rule([40, 22.5, 35, 0.5], '#D5DDD9'),
      column([38, 24, 39, 8], material, { size: 3.6, bold: true }),
      ...[spec, zone].map((word, at) =>
        column([38, 32.5 + at * 5, 39, 4.8], word, { size: 3, prefix: prefix(word), fit: 'shrink' }),
      ),
      field([38, 43, 39, 4], 'number', { size: 2.8, color: soft, fit: 'shrink' }),
    ])
  },
}

export const placePresets = { room, door, entrance, point, shelf }
