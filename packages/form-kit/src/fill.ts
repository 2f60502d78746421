export { filledIn, type Known } from './document/fill-in.ts'
export type { FormFillProps } from './fills/form/fill-props.ts'
export { FormFill } from './fills/form/form-fill.tsx'
export { FormPages } from './fills/form/form-pages.tsx'
export type {
  Area,
  Country,
  Fill,
  FillContext,
  FillProps,
  Position,
  SlotLeft,
  WechatPerson,
  WechatWay,
} from './engine/fill-face.ts'
