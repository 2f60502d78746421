import type { Sample } from '../../engine/sample-face.ts'
import { typedNumber, typedText } from '../../engine/schema-face.ts'
import type { AddressAnswer, AddressSettings } from './schema.ts'

const areas = [
  { code: '440000', name: '广东省' },
  { code: '440300', name: '深圳市' },
  { code: '440305', name: '南山区' },
]
const position = { longitude: 113.953, latitude: 22.54, address: '深圳市南山区科技园' }
const good: AddressAnswer = { areas, street: '科技路 1 号', position }

export const sample: Sample<AddressSettings, AddressAnswer> = {
  settings: {
    title: '安装地址',
    hint: '',
    required: true,
    areas: true,
    depth: 'district',
    street: true,
    position: 'required',
  },
  answer: good,
  bad: [
    { answer: { ...good, areas: areas.slice(0, 2) }, phrase: 'formProblems.areaMissing' },
    {
      answer: { ...good, areas: [...areas.slice(0, 2), { code: '110101', name: '东城区' }] },
      phrase: 'formProblems.areaUnknown',
    },
    { answer: good, phrase: 'formProblems.areaUnknown', facts: { areaName: () => '别处' } },
    { answer: { ...good, street: ' ' }, phrase: 'formProblems.streetMissing' },
    { answer: { ...good, position: null }, phrase: 'formProblems.positionMissing' },
    { answer: good, phrase: 'formProblems.positionOff', settings: { position: 'off' } },
    { answer: { street: '科技路' }, phrase: 'formProblems.areaMissing', settings: { position: 'offered' } },
    { answer: { ...good, position: { ...position, latitude: 91 } }, phrase: 'formProblems.wrongShape' },
    { answer: '深圳', phrase: 'formProblems.wrongShape' },
  ],
  faults: [
    { settings: { areas: false, street: false, position: 'off' }, phrase: 'formFaults.wayMissing' },
    { settings: { title: '' }, phrase: 'formFaults.titleMissing' },
  ],
  typed: [
    typedText('广东省深圳市南山区科技路 1 号'),
    typedText('广东省', '440000'),
    typedText('深圳市', '440300'),
    typedText('南山区', '440305'),
    typedNumber('113.953', 'longitude'),
    typedNumber('22.54', 'latitude'),
  ],
  report: {
    shape: 'places',
    answered: 1,
    options: [{ id: '广东省 深圳市', label: '广东省 深圳市', count: 1 }],
    provinces: [{ code: '44', label: '广东省', count: 1 }],
  },
  cells: [
    { kind: 'text', text: '广东省深圳市南山区科技路 1 号' },
    { kind: 'text', text: '广东省 深圳市 南山区' },
    { kind: 'text', text: '科技路 1 号' },
    { kind: 'number', number: '113.953' },
    { kind: 'number', number: '22.54' },
  ],
}
