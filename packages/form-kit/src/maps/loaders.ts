import type { Fill } from '../engine/fill-face.ts'
import type { SchemaFace } from '../engine/schema-face.ts'
import type { ComponentType } from './schemas.ts'
import type { usual } from './usual.ts'

interface Loaders {
  face(): Promise<{ schema: SchemaFace }>
  fill(): Promise<{ Fill: Fill }>
}

/** The types that not every page has, one at a time: a page loads only those that its form asks. */
export const loaders = {
  idcard: { face: () => import('../components/idcard/schema.ts'), fill: () => import('../components/idcard/fill.tsx') },
  datetime: {
    face: () => import('../components/datetime/schema.ts'),
    fill: () => import('../components/datetime/fill.tsx'),
  },
  time: { face: () => import('../components/time/schema.ts'), fill: () => import('../components/time/fill.tsx') },
  checkmark: {
    face: () => import('../components/checkmark/schema.ts'),
    fill: () => import('../components/checkmark/fill.tsx'),
  },
  picture_choice: {
    face: () => import('../components/picture-choice/schema.ts'),
    fill: () => import('../components/picture-choice/fill.tsx'),
  },
  address: {
    face: () => import('../components/address/schema.ts'),
    fill: () => import('../components/address/fill.tsx'),
  },
  table: { face: () => import('../components/table/schema.ts'), fill: () => import('../components/table/fill.tsx') },
  auto_table: {
    face: () => import('../components/auto-table/schema.ts'),
    fill: () => import('../components/auto-table/fill.tsx'),
  },
  image: { face: () => import('../components/image/schema.ts'), fill: () => import('../components/image/fill.tsx') },
  file: { face: () => import('../components/file/schema.ts'), fill: () => import('../components/file/fill.tsx') },
  audio: { face: () => import('../components/audio/schema.ts'), fill: () => import('../components/audio/fill.tsx') },
  video: { face: () => import('../components/video/schema.ts'), fill: () => import('../components/video/fill.tsx') },
  signature: {
    face: () => import('../components/signature/schema.ts'),
    fill: () => import('../components/signature/fill.tsx'),
  },
  appointment: {
    face: () => import('../components/appointment/schema.ts'),
    fill: () => import('../components/appointment/fill.tsx'),
  },
  multi_select: {
    face: () => import('../components/multi-select/schema.ts'),
    fill: () => import('../components/multi-select/fill.tsx'),
  },
  rating: { face: () => import('../components/rating/schema.ts'), fill: () => import('../components/rating/fill.tsx') },
  nps: { face: () => import('../components/nps/schema.ts'), fill: () => import('../components/nps/fill.tsx') },
  traffic_light: {
    face: () => import('../components/traffic-light/schema.ts'),
    fill: () => import('../components/traffic-light/fill.tsx'),
  },
  scan: { face: () => import('../components/scan/schema.ts'), fill: () => import('../components/scan/fill.tsx') },
  group_title: {
    face: () => import('../components/group-title/schema.ts'),
    fill: () => import('../components/group-title/fill.tsx'),
  },
  remark: { face: () => import('../components/remark/schema.ts'), fill: () => import('../components/remark/fill.tsx') },
  age: { face: () => import('../components/age/schema.ts'), fill: () => import('../components/age/fill.tsx') },
  sex: { face: () => import('../components/sex/schema.ts'), fill: () => import('../components/sex/fill.tsx') },
  car_number: {
    face: () => import('../components/car-number/schema.ts'),
    fill: () => import('../components/car-number/fill.tsx'),
  },
  stock: { face: () => import('../components/stock/schema.ts'), fill: () => import('../components/stock/fill.tsx') },
  wechat: { face: () => import('../components/wechat/schema.ts'), fill: () => import('../components/wechat/fill.tsx') },
  employee_id: {
    face: () => import('../components/employee-id/schema.ts'),
    fill: () => import('../components/employee-id/fill.tsx'),
  },
  exam_radio: {
    face: () => import('../components/exam-radio/schema.ts'),
    fill: () => import('../components/exam-radio/fill.tsx'),
  },
  exam_checkbox: {
    face: () => import('../components/exam-checkbox/schema.ts'),
    fill: () => import('../components/exam-checkbox/fill.tsx'),
  },
  exam_fill: {
    face: () => import('../components/exam-fill/schema.ts'),
    fill: () => import('../components/exam-fill/fill.tsx'),
  },
  exam_title: {
    face: () => import('../components/exam-title/schema.ts'),
    fill: () => import('../components/exam-title/fill.tsx'),
  },
} satisfies Record<Exclude<ComponentType, keyof typeof usual>, Loaders>
