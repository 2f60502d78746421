import { report as address } from '../components/address/report.ts'
import { report as age } from '../components/age/report.ts'
import { report as appointment } from '../components/appointment/report.ts'
import { report as audio } from '../components/audio/report.ts'
import { report as autoTable } from '../components/auto-table/report.ts'
import { report as carNumber } from '../components/car-number/report.ts'
import { report as checkbox } from '../components/checkbox/report.ts'
import { report as checkmark } from '../components/checkmark/report.ts'
import { report as date } from '../components/date/report.ts'
import { report as datetime } from '../components/datetime/report.ts'
import { report as employeeId } from '../components/employee-id/report.ts'
import { report as examCheckbox } from '../components/exam-checkbox/report.ts'
import { report as examFill } from '../components/exam-fill/report.ts'
import { report as examRadio } from '../components/exam-radio/report.ts'
import { report as examTitle } from '../components/exam-title/report.ts'
import { report as file } from '../components/file/report.ts'
import { report as groupTitle } from '../components/group-title/report.ts'
import { report as idcard } from '../components/idcard/report.ts'
import { report as image } from '../components/image/report.ts'
import { report as multiSelect } from '../components/multi-select/report.ts'
import { report as name } from '../components/name/report.ts'
import { report as nps } from '../components/nps/report.ts'
import { report as number } from '../components/number/report.ts'
import { report as phone } from '../components/phone/report.ts'
import { report as pictureChoice } from '../components/picture-choice/report.ts'
import { report as radio } from '../components/radio/report.ts'
import { report as rating } from '../components/rating/report.ts'
import { report as remark } from '../components/remark/report.ts'
import { report as scan } from '../components/scan/report.ts'
import { report as sex } from '../components/sex/report.ts'
import { report as signature } from '../components/signature/report.ts'
import { report as stock } from '../components/stock/report.ts'
import { report as table } from '../components/table/report.ts'
import { report as text } from '../components/text/report.ts'
import { report as textarea } from '../components/textarea/report.ts'
import { report as time } from '../components/time/report.ts'
import { report as trafficLight } from '../components/traffic-light/report.ts'
import { report as video } from '../components/video/report.ts'
import { report as wechat } from '../components/wechat/report.ts'
import type { ReportFace } from '../engine/report-face.ts'
import type { ComponentType } from './schemas.ts'

export const reports = {
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
} satisfies Record<ComponentType, ReportFace>
