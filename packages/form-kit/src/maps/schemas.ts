import { schema as address } from '../components/address/schema.ts'
import { schema as age } from '../components/age/schema.ts'
import { schema as appointment } from '../components/appointment/schema.ts'
import { schema as audio } from '../components/audio/schema.ts'
import { schema as autoTable } from '../components/auto-table/schema.ts'
import { schema as carNumber } from '../components/car-number/schema.ts'
import { schema as checkbox } from '../components/checkbox/schema.ts'
import { schema as checkmark } from '../components/checkmark/schema.ts'
import { schema as date } from '../components/date/schema.ts'
import { schema as datetime } from '../components/datetime/schema.ts'
import { schema as employeeId } from '../components/employee-id/schema.ts'
import { schema as examCheckbox } from '../components/exam-checkbox/schema.ts'
import { schema as examFill } from '../components/exam-fill/schema.ts'
import { schema as examRadio } from '../components/exam-radio/schema.ts'
import { schema as examTitle } from '../components/exam-title/schema.ts'
import { schema as file } from '../components/file/schema.ts'
import { schema as groupTitle } from '../components/group-title/schema.ts'
import { schema as idcard } from '../components/idcard/schema.ts'
import { schema as image } from '../components/image/schema.ts'
import { schema as multiSelect } from '../components/multi-select/schema.ts'
import { schema as name } from '../components/name/schema.ts'
import { schema as nps } from '../components/nps/schema.ts'
import { schema as number } from '../components/number/schema.ts'
import { schema as phone } from '../components/phone/schema.ts'
import { schema as pictureChoice } from '../components/picture-choice/schema.ts'
import { schema as radio } from '../components/radio/schema.ts'
import { schema as rating } from '../components/rating/schema.ts'
import { schema as remark } from '../components/remark/schema.ts'
import { schema as scan } from '../components/scan/schema.ts'
import { schema as sex } from '../components/sex/schema.ts'
import { schema as signature } from '../components/signature/schema.ts'
import { schema as stock } from '../components/stock/schema.ts'
import { schema as table } from '../components/table/schema.ts'
import { schema as text } from '../components/text/schema.ts'
import { schema as textarea } from '../components/textarea/schema.ts'
import { schema as time } from '../components/time/schema.ts'
import { schema as trafficLight } from '../components/traffic-light/schema.ts'
import { schema as video } from '../components/video/schema.ts'
import { schema as wechat } from '../components/wechat/schema.ts'
import type * as z from 'zod/mini'
import type { SchemaFace } from '../engine/schema-face.ts'

/** The types of form components, in the order of the editor's palette. Every other map has to have the same. */
export const schemas = {
  text,
  textarea,
  number,
  idcard,
  date,
  datetime,
  time,
  radio,
  checkbox,
  checkmark,
  picture_choice: pictureChoice,
  address,
  table,
  auto_table: autoTable,
  image,
  file,
  audio,
  video,
  name,
  phone,
  signature,
  appointment,
  multi_select: multiSelect,
  rating,
  nps,
  traffic_light: trafficLight,
  scan,
  group_title: groupTitle,
  remark,
  age,
  sex,
  car_number: carNumber,
  stock,
  wechat,
  employee_id: employeeId,
  exam_radio: examRadio,
  exam_checkbox: examCheckbox,
  exam_fill: examFill,
  exam_title: examTitle,
} satisfies Record<string, SchemaFace>

export type ComponentType = keyof typeof schemas
/** What can be set of a type, as it is when its schema has parsed it. */
export type SettingsOf<Type extends ComponentType> = z.output<(typeof schemas)[Type]['settings']>
export const componentTypes = Object.keys(schemas) as ComponentType[]

/** A type's face as one that takes anything that was parsed by it. */
export const schemaOf = (type: ComponentType): SchemaFace => schemas[type]
