import { expect, it } from 'vitest'
import { draftPlace } from './draft-place.ts'

it.each([
  ['Ab3dEf7h', { subject: 'qrCode', id: 'Ab3dEf7h', place: { to: '/code/Ab3dEf7h' } }],
  ['look:Ab3dEf7h', { subject: 'qrCode', id: 'Ab3dEf7h', place: { to: '/code/Ab3dEf7h/style' } }],
  ['new:page', { subject: 'qrCode', id: null, place: { to: '/code/new', search: { kind: 'page' } } }],
  ['new:equipment', { subject: 'qrCode', id: null, place: { to: '/code/new', search: { template: 'equipment' } } }],
  ['new:home', { subject: 'qrCode', id: null, place: { to: '/companyCard' } }],
  ['batch:12', { subject: 'batch', id: '12', place: { to: '/batch/12' } }],
  ['batch:new', { subject: 'batch', id: null, place: { to: '/batch/new' } }],
  ['label:new:80x50', { subject: 'label', id: null, place: { to: '/beauty/label/new', search: { size: '80x50' } } }],
  ['label:new:asset', { subject: 'label', id: null, place: { to: '/beauty/label/new', search: { preset: 'asset' } } }],
  ['label:3', { subject: 'label', id: '3', place: { to: '/beauty/label/3' } }],
  ['style:copy-3', { subject: 'style', id: null, place: { to: '/beauty/style/new', search: { copy: '3' } } }],
  ['form:7', { subject: 'form', id: '7', place: { to: '/formDetail', search: { id: 7 } } }],
  ['somewhere:else', null],
])('knows where unsaved work under %s goes on', (key, place) => {
  expect(draftPlace(key)).toEqual(place)
})
