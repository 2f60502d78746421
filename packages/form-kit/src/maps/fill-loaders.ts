import type { Fill } from '../engine/fill-face.ts'
import type { ComponentType } from './schemas.ts'

/** A fill at a time: a page loads only those that its form uses. */
export const fillLoaders = {
  text: () => import('../components/text/fill.tsx'),
  textarea: () => import('../components/textarea/fill.tsx'),
  number: () => import('../components/number/fill.tsx'),
  idcard: () => import('../components/idcard/fill.tsx'),
  date: () => import('../components/date/fill.tsx'),
  datetime: () => import('../components/datetime/fill.tsx'),
  time: () => import('../components/time/fill.tsx'),
  radio: () => import('../components/radio/fill.tsx'),
  checkbox: () => import('../components/checkbox/fill.tsx'),
  checkmark: () => import('../components/checkmark/fill.tsx'),
  name: () => import('../components/name/fill.tsx'),
  signature: () => import('../components/signature/fill.tsx'),
  rating: () => import('../components/rating/fill.tsx'),
  nps: () => import('../components/nps/fill.tsx'),
  group_title: () => import('../components/group-title/fill.tsx'),
  remark: () => import('../components/remark/fill.tsx'),
  age: () => import('../components/age/fill.tsx'),
  sex: () => import('../components/sex/fill.tsx'),
  employee_id: () => import('../components/employee-id/fill.tsx'),
  exam_title: () => import('../components/exam-title/fill.tsx'),
} satisfies Partial<Record<ComponentType, () => Promise<{ Fill: Fill }>>>
