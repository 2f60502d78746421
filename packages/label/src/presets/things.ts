import { labelSizes } from '../design.ts'
import {
  area,
  code,
  column,
  field,
  frame,
  green,
  type LabelPreset,
  label,
  red,
  rule,
  soft,
  text,
  upright,
  white,
} from './build.ts'
import { columnsOf } from './families.ts'

/** A card with a coloured head, what is known of the thing on the left, and its code on the right. */
const equipment: LabelPreset = {
  key: 'equipment',
  name: 'labelPresets.equipment',
  make(say) {
    const row = (y: number) => [4, y, 44, 7] as const
    const prefix = (what: string) => say('labelPresets.before', { what })
    const [number = '', , model = '', , keeper = ''] = columnsOf(say, 'equipment')
    const look = { size: 3.2 }
    return label(labelSizes.equipment, [
      area([0, 0, 80, 11], green),
      text([4, 1.5, 50, 8], say('labelPresets.equipment'), { size: 5, bold: true, color: white, fit: 'shrink' }),
      column([48, 2.5, 28, 6], number, { size: 3.6, color: white, align: 'right', fit: 'shrink' }),
      field([4, 12.5, 44, 11], 'name', { size: 4.2, bold: true }),
      field(row(24.5), 'directory', { ...look, prefix: prefix(say('labelPresets.wordPlace')) }),
      rule([4, 31.6, 44, 0.5], '#D5DDD9'),
      column(row(32), model, { ...look, prefix: prefix(model) }),
      rule([4, 39.1, 44, 0.5], '#D5DDD9'),
      column(row(39.5), keeper, { ...look, prefix: prefix(keeper) }),
      code([49.5, 12.5, 28, 28]),
      text([49.5, 41.5, 28, 5], say('labelPresets.scanEquipment'), {
        size: 3,
        color: soft,
        align: 'center',
        fit: 'shrink',
      }),
    ])
  },
}

/** The table that auditors know, filled row by row. */
const asset: LabelPreset = {
  key: 'asset',
  name: 'labelPresets.asset',
  make(say) {
    const [number = '', , , department = '', user = '', bought = ''] = columnsOf(say, 'asset')
    const name = say('labelPresets.wordName')
    const rows = [name, number, department, user, bought].map((word, at) => ({ word, y: 8.5 + at * 5.8 }))
    const value = (y: number) => [13.4, y + 0.3, 22.2, 5.2] as const
    const look = { size: 2.6 }
    const [named, ...columns] = rows
    return label(labelSizes.asset, [
      frame([1.5, 1.5, 57, 37], '#16211D', 0.4, 1),
      text([3, 2.2, 54, 5.6], say('labelPresets.asset'), { size: 3.8, bold: true, align: 'center', fit: 'shrink' }),
      rule([1.5, 8.1, 57, 0.5], '#16211D', 0.3),
      ...rows.map(({ word, y }) => text([2.4, y + 0.3, 10.4, 5.2], word, { size: 2.4, color: soft, fit: 'shrink' })),
      ...rows.slice(1).map(({ y }) => rule([1.5, y - 0.25, 34.5, 0.5], '#16211D')),
      upright(13, 8.2, 30.3, '#16211D'),
      upright(36, 8.2, 30.3, '#16211D'),
      field(value(named?.y ?? 0), 'name', { ...look, bold: true }),
      ...columns.map(({ word, y }) => column(value(y), word, look)),
      code([37, 9.6, 20.5, 20.5]),
      text([36.6, 31.4, 21.3, 5], say('labelPresets.scanAsset'), { size: 2.8, align: 'center', fit: 'shrink' }),
    ])
  },
}

/** Red, as fire equipment is marked. */
const fire: LabelPreset = {
  key: 'fire',
  name: 'labelPresets.fire',
  make(say) {
    const prefix = (what: string) => say('labelPresets.before', { what })
    const [, place = '', model = '', , next = '', keeper = ''] = columnsOf(say, 'fire')
    return label(labelSizes.equipment, [
      area([0, 0, 80, 12], red),
      text([4, 2, 72, 8], say('labelPresets.fire'), {
        size: 5.4,
        bold: true,
        color: white,
        align: 'center',
        fit: 'shrink',
      }),
      code([3, 13.5, 27, 27]),
      field([32, 13.5, 45, 6], 'name', { size: 4.2, bold: true, fit: 'shrink' }),
      column([32, 19.5, 45, 7.5], place, { size: 2.8, color: soft }),
      ...[model, next, keeper].map((word, at) =>
        column([32, 27 + at * 5, 45, 4.8], word, { size: 3, prefix: prefix(word), fit: 'shrink' }),
      ),
      area([0, 43, 80, 7], '#FBE9E7'),
      text([3, 44, 36, 5], say('labelPresets.scanFire'), { size: 3, bold: true, color: red, fit: 'shrink' }),
      text([41, 44, 36, 5], say('labelPresets.keepClear'), { size: 3, color: red, align: 'right', fit: 'shrink' }),
    ])
  },
}

/** So small that only what is needed to find a tool again has room. */
const tool: LabelPreset = {
  key: 'tool',
  name: 'labelPresets.tool',
  make(say) {
    const [, , spec = '', place = ''] = columnsOf(say, 'tool')
    return label(labelSizes.small, [
      code([1.2, 1.5, 21, 21]),
      field([22.8, 2, 16, 10], 'name', { size: 2.8, bold: true, vertical: 'top' }),
      field([22.8, 12.2, 16, 3.8], 'number', { size: 2.6, fit: 'shrink' }),
      column([22.8, 16, 16, 3.8], spec, { size: 2.4, color: soft, fit: 'shrink' }),
      column([22.8, 19.8, 16, 3.8], place, { size: 2.4, color: soft, fit: 'shrink' }),
      area([0, 24.2, 40, 5.8], green),
      text([2, 24.7, 36, 4.8], say('labelPresets.scanTool'), {
        size: 2.9,
        bold: true,
        color: white,
        align: 'center',
        fit: 'shrink',
      }),
    ])
  },
}

const product: LabelPreset = {
  key: 'product',
  name: 'labelPresets.product',
  make: (say) =>
    label(labelSizes.square, [
      frame([1, 1, 48, 48], green, 0.4, 3),
      field([4, 2.6, 42, 7], 'name', { size: 3.8, bold: true, align: 'center' }),
      code([10, 10, 30, 30]),
      text([4, 41, 42, 5.5], say('labelPresets.scanProduct'), {
        size: 3.2,
        color: green,
        bold: true,
        align: 'center',
        fit: 'shrink',
      }),
    ]),
}

export const thingPresets = { equipment, asset, fire, tool, product }
