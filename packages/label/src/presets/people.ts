import { labelSizes } from '../design.ts'
import {
  area,
  blue,
  code,
  column,
  field,
  frame,
  green,
  type LabelPreset,
  label,
  rule,
  soft,
  text,
  upright,
  white,
} from './build.ts'
import { columnsOf } from './families.ts'

/** The name is the number plate, as it is written on one. */
const vehicle: LabelPreset = {
  key: 'vehicle',
  name: 'labelPresets.vehicle',
  make(say) {
    const [, , driver = '', , inspection = '', insurance = ''] = columnsOf(say, 'vehicle')
    return label(labelSizes.card, [
      area([4, 4, 52, 16], blue, 2),
      frame([5, 5, 50, 14], white, 0.4, 1.4),
      field([7, 6, 46, 12], 'name', { size: 8.5, bold: true, color: white, align: 'center' }),
      ...[driver, inspection, insurance].map((word, at) =>
        column([4, 23 + at * 7, 52, 6], word, {
          size: 3.4,
          prefix: say('labelPresets.before', { what: word }),
          fit: 'shrink',
        }),
      ),
      field([4, 45.5, 52, 5], 'number', { size: 3, color: soft, fit: 'shrink' }),
      code([58, 6, 29, 29]),
      text([58, 36.5, 29, 10], say('labelPresets.scanVehicle'), {
        size: 3.4,
        bold: true,
        color: blue,
        align: 'center',
      }),
    ])
  },
}

const moveCar: LabelPreset = {
  key: 'moveCar',
  name: 'labelPresets.moveCar',
  make: (say) =>
    label(
      labelSizes.landscape,
      [
        area([8, 8, 89, 89], white, 5),
        code([12, 12, 81, 81]),
        text([101, 16, 51, 36], say('labelPresets.parked'), { size: 12.4, bold: true, color: white }),
        rule([101, 55, 20, 1.2], '#F2C14E', 1.2),
        text([101, 60, 51, 30], say('labelPresets.moveCarHint'), { size: 6.6, color: white, vertical: 'top' }),
      ],
      blue,
    ),
}

/** Torn off along the dots; the code stays with the guest. */
const ticket: LabelPreset = {
  key: 'ticket',
  name: 'labelPresets.ticket',
  make(say) {
    const prefix = (what: string) => say('labelPresets.before', { what })
    const [, , date = '', seat = ''] = columnsOf(say, 'ticket')
    return label(labelSizes.card, [
      area([0, 0, 59, 54], green),
      text([5, 5, 48, 6], say('labelPresets.ticket'), { size: 3.8, color: '#CFE5DC', fit: 'shrink' }),
      field([5, 12, 48, 18], 'name', { size: 6.4, bold: true, color: white }),
      column([5, 32, 48, 5.5], date, { size: 3.4, color: white, prefix: prefix(date), fit: 'shrink' }),
      column([5, 38, 48, 5.5], seat, { size: 3.4, color: white, prefix: prefix(seat), fit: 'shrink' }),
      text([5, 45.5, 48, 5], say('labelPresets.ticketHint'), { size: 2.8, color: '#CFE5DC', fit: 'shrink' }),
      { ...upright(60.3, 1, 52, green, 0.5), dash: 'dotted' },
      code([61.5, 10, 26, 26]),
      field([61.5, 38, 26, 5], 'number', { size: 3.2, bold: true, align: 'center', fit: 'shrink' }),
    ])
  },
}

const visitor: LabelPreset = {
  key: 'visitor',
  name: 'labelPresets.visitor',
  make(say) {
    const prefix = (what: string) => say('labelPresets.before', { what })
    const [, , company = '', host = ''] = columnsOf(say, 'visitor')
    return label(labelSizes.portrait, [
      area([0, 0, 105, 34], green),
      text([8, 8, 89, 18], say('labelPresets.visitor'), {
        size: 13,
        bold: true,
        color: white,
        align: 'center',
        fit: 'shrink',
      }),
      field([8, 38, 89, 18], 'name', { size: 11, bold: true, align: 'center', fit: 'shrink' }),
      column([14, 58, 77, 8], company, { size: 5, prefix: prefix(company), fit: 'shrink' }),
      rule([14, 66.5, 77, 0.5], '#D5DDD9', 0.3),
      column([14, 68, 77, 8], host, { size: 5, prefix: prefix(host), fit: 'shrink' }),
      rule([14, 76.5, 77, 0.5], '#D5DDD9', 0.3),
      field([14, 78, 77, 8], 'printed', { size: 5, prefix: prefix(say('labelPresets.wordDate')), fit: 'shrink' }),
      code([27.5, 90, 50, 50]),
      text([8, 144, 89, 7], say('labelPresets.visitorHint'), {
        size: 4.2,
        color: soft,
        align: 'center',
        fit: 'shrink',
      }),
    ])
  },
}

export const peoplePresets = { vehicle, moveCar, ticket, visitor }
