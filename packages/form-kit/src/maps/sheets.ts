import { sheet as address } from '../components/address/export.ts'
import { sheet as age } from '../components/age/export.ts'
import { sheet as appointment } from '../components/appointment/export.ts'
import { sheet as audio } from '../components/audio/export.ts'
import { sheet as autoTable } from '../components/auto-table/export.ts'
import { sheet as carNumber } from '../components/car-number/export.ts'
import { sheet as checkbox } from '../components/checkbox/export.ts'
import { sheet as checkmark } from '../components/checkmark/export.ts'
import { sheet as date } from '../components/date/export.ts'
import { sheet as datetime } from '../components/datetime/export.ts'
import { sheet as employeeId } from '../components/employee-id/export.ts'
import { sheet as examCheckbox } from '../components/exam-checkbox/export.ts'
import { sheet as examFill } from '../components/exam-fill/export.ts'
import { sheet as examRadio } from '../components/exam-radio/export.ts'
import { sheet as examTitle } from '../components/exam-title/export.ts'
import { sheet as file } from '../components/file/export.ts'
import { sheet as groupTitle } from '../components/group-title/export.ts'
import { sheet as idcard } from '../components/idcard/export.ts'
import { sheet as image } from '../components/image/export.ts'
import { sheet as multiSelect } from '../components/multi-select/export.ts'
import { sheet as name } from '../components/name/export.ts'
import { sheet as nps } from '../components/nps/export.ts'
import { sheet as number } from '../components/number/export.ts'
import { sheet as phone } from '../components/phone/export.ts'
import { sheet as pictureChoice } from '../components/picture-choice/export.ts'
import { sheet as radio } from '../components/radio/export.ts'
import { sheet as rating } from '../components/rating/export.ts'
import { sheet as remark } from '../components/remark/export.ts'
import { sheet as scan } from '../components/scan/export.ts'
import { sheet as sex } from '../components/sex/export.ts'
import { sheet as signature } from '../components/signature/export.ts'
import { sheet as stock } from '../components/stock/export.ts'
import { sheet as table } from '../components/table/export.ts'
import { sheet as text } from '../components/text/export.ts'
import { sheet as textarea } from '../components/textarea/export.ts'
import { sheet as time } from '../components/time/export.ts'
import { sheet as trafficLight } from '../components/traffic-light/export.ts'
import { sheet as video } from '../components/video/export.ts'
import { sheet as wechat } from '../components/wechat/export.ts'
import type { ExportFace } from '../engine/export-face.ts'
import type { ComponentType } from './schemas.ts'

export const sheets = {
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
} satisfies Record<ComponentType, ExportFace>
