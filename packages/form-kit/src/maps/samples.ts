import { sample as address } from '../components/address/sample.ts'
import { sample as age } from '../components/age/sample.ts'
import { sample as appointment } from '../components/appointment/sample.ts'
import { sample as audio } from '../components/audio/sample.ts'
import { sample as autoTable } from '../components/auto-table/sample.ts'
import { sample as carNumber } from '../components/car-number/sample.ts'
import { sample as checkbox } from '../components/checkbox/sample.ts'
import { sample as checkmark } from '../components/checkmark/sample.ts'
import { sample as date } from '../components/date/sample.ts'
import { sample as datetime } from '../components/datetime/sample.ts'
import { sample as employeeId } from '../components/employee-id/sample.ts'
import { sample as examCheckbox } from '../components/exam-checkbox/sample.ts'
import { sample as examFill } from '../components/exam-fill/sample.ts'
import { sample as examRadio } from '../components/exam-radio/sample.ts'
import { sample as examTitle } from '../components/exam-title/sample.ts'
import { sample as file } from '../components/file/sample.ts'
import { sample as groupTitle } from '../components/group-title/sample.ts'
import { sample as idcard } from '../components/idcard/sample.ts'
import { sample as image } from '../components/image/sample.ts'
import { sample as multiSelect } from '../components/multi-select/sample.ts'
import { sample as name } from '../components/name/sample.ts'
import { sample as nps } from '../components/nps/sample.ts'
import { sample as number } from '../components/number/sample.ts'
import { sample as phone } from '../components/phone/sample.ts'
import { sample as pictureChoice } from '../components/picture-choice/sample.ts'
import { sample as radio } from '../components/radio/sample.ts'
import { sample as rating } from '../components/rating/sample.ts'
import { sample as remark } from '../components/remark/sample.ts'
import { sample as scan } from '../components/scan/sample.ts'
import { sample as sex } from '../components/sex/sample.ts'
import { sample as signature } from '../components/signature/sample.ts'
import { sample as stock } from '../components/stock/sample.ts'
import { sample as table } from '../components/table/sample.ts'
import { sample as text } from '../components/text/sample.ts'
import { sample as textarea } from '../components/textarea/sample.ts'
import { sample as time } from '../components/time/sample.ts'
import { sample as trafficLight } from '../components/traffic-light/sample.ts'
import { sample as video } from '../components/video/sample.ts'
import { sample as wechat } from '../components/wechat/sample.ts'
import type { Sample } from '../engine/sample-face.ts'
import type { ComponentType } from './schemas.ts'

export const samples = {
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
} satisfies Record<ComponentType, Sample>
