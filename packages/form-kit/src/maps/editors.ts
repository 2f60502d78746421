import { editor as address } from '../components/address/editor.ts'
import { editor as age } from '../components/age/editor.ts'
import { editor as appointment } from '../components/appointment/editor.ts'
import { editor as audio } from '../components/audio/editor.ts'
import { editor as autoTable } from '../components/auto-table/editor.ts'
import { editor as carNumber } from '../components/car-number/editor.ts'
import { editor as checkbox } from '../components/checkbox/editor.ts'
import { editor as checkmark } from '../components/checkmark/editor.ts'
import { editor as date } from '../components/date/editor.ts'
import { editor as datetime } from '../components/datetime/editor.ts'
import { editor as employeeId } from '../components/employee-id/editor.ts'
import { editor as examCheckbox } from '../components/exam-checkbox/editor.ts'
import { editor as examFill } from '../components/exam-fill/editor.ts'
import { editor as examRadio } from '../components/exam-radio/editor.ts'
import { editor as examTitle } from '../components/exam-title/editor.ts'
import { editor as file } from '../components/file/editor.ts'
import { editor as groupTitle } from '../components/group-title/editor.ts'
import { editor as idcard } from '../components/idcard/editor.ts'
import { editor as image } from '../components/image/editor.ts'
import { editor as multiSelect } from '../components/multi-select/editor.ts'
import { editor as name } from '../components/name/editor.ts'
import { editor as nps } from '../components/nps/editor.ts'
import { editor as number } from '../components/number/editor.ts'
import { editor as phone } from '../components/phone/editor.ts'
import { editor as pictureChoice } from '../components/picture-choice/editor.ts'
import { editor as radio } from '../components/radio/editor.ts'
import { editor as rating } from '../components/rating/editor.ts'
import { editor as remark } from '../components/remark/editor.ts'
import { editor as scan } from '../components/scan/editor.ts'
import { editor as sex } from '../components/sex/editor.ts'
import { editor as signature } from '../components/signature/editor.ts'
import { editor as stock } from '../components/stock/editor.ts'
import { editor as table } from '../components/table/editor.ts'
import { editor as text } from '../components/text/editor.ts'
import { editor as textarea } from '../components/textarea/editor.ts'
import { editor as time } from '../components/time/editor.ts'
import { editor as trafficLight } from '../components/traffic-light/editor.ts'
import { editor as video } from '../components/video/editor.ts'
import { editor as wechat } from '../components/wechat/editor.ts'
import type { EditorFace } from '../engine/editor-face.ts'
import type { ComponentType, SettingsOf } from './schemas.ts'

/** How each type is written. */
export const editors = {
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
} satisfies { [Type in ComponentType]: EditorFace<SettingsOf<Type>> }
