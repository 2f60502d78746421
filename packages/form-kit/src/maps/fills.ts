import { Fill as AddressFill } from '../components/address/fill.tsx'
import { Fill as AgeFill } from '../components/age/fill.tsx'
import { Fill as AppointmentFill } from '../components/appointment/fill.tsx'
import { Fill as AudioFill } from '../components/audio/fill.tsx'
import { Fill as AutoTableFill } from '../components/auto-table/fill.tsx'
import { Fill as CarNumberFill } from '../components/car-number/fill.tsx'
import { Fill as CheckboxFill } from '../components/checkbox/fill.tsx'
import { Fill as CheckmarkFill } from '../components/checkmark/fill.tsx'
import { Fill as DateFill } from '../components/date/fill.tsx'
import { Fill as DatetimeFill } from '../components/datetime/fill.tsx'
import { Fill as EmployeeIdFill } from '../components/employee-id/fill.tsx'
import { Fill as ExamCheckboxFill } from '../components/exam-checkbox/fill.tsx'
import { Fill as ExamFillFill } from '../components/exam-fill/fill.tsx'
import { Fill as ExamRadioFill } from '../components/exam-radio/fill.tsx'
import { Fill as ExamTitleFill } from '../components/exam-title/fill.tsx'
import { Fill as FileFill } from '../components/file/fill.tsx'
import { Fill as GroupTitleFill } from '../components/group-title/fill.tsx'
import { Fill as IdcardFill } from '../components/idcard/fill.tsx'
import { Fill as ImageFill } from '../components/image/fill.tsx'
import { Fill as MultiSelectFill } from '../components/multi-select/fill.tsx'
import { Fill as NameFill } from '../components/name/fill.tsx'
import { Fill as NpsFill } from '../components/nps/fill.tsx'
import { Fill as NumberFill } from '../components/number/fill.tsx'
import { Fill as PhoneFill } from '../components/phone/fill.tsx'
import { Fill as PictureChoiceFill } from '../components/picture-choice/fill.tsx'
import { Fill as RadioFill } from '../components/radio/fill.tsx'
import { Fill as RatingFill } from '../components/rating/fill.tsx'
import { Fill as RemarkFill } from '../components/remark/fill.tsx'
import { Fill as ScanFill } from '../components/scan/fill.tsx'
import { Fill as SexFill } from '../components/sex/fill.tsx'
import { Fill as SignatureFill } from '../components/signature/fill.tsx'
import { Fill as StockFill } from '../components/stock/fill.tsx'
import { Fill as TableFill } from '../components/table/fill.tsx'
import { Fill as TextFill } from '../components/text/fill.tsx'
import { Fill as TextareaFill } from '../components/textarea/fill.tsx'
import { Fill as TimeFill } from '../components/time/fill.tsx'
import { Fill as TrafficLightFill } from '../components/traffic-light/fill.tsx'
import { Fill as VideoFill } from '../components/video/fill.tsx'
import { Fill as WechatFill } from '../components/wechat/fill.tsx'
import type { Fill } from '../engine/fill-face.ts'
import type { ComponentType } from './schemas.ts'

/** All fills at once: for the preview beside an editor. */
export const fills = {
  text: TextFill,
  textarea: TextareaFill,
  number: NumberFill,
  idcard: IdcardFill,
  date: DateFill,
  datetime: DatetimeFill,
  time: TimeFill,
  radio: RadioFill,
  checkbox: CheckboxFill,
  checkmark: CheckmarkFill,
  picture_choice: PictureChoiceFill,
  address: AddressFill,
  table: TableFill,
  auto_table: AutoTableFill,
  image: ImageFill,
  file: FileFill,
  audio: AudioFill,
  video: VideoFill,
  name: NameFill,
  phone: PhoneFill,
  signature: SignatureFill,
  appointment: AppointmentFill,
  multi_select: MultiSelectFill,
  rating: RatingFill,
  nps: NpsFill,
  traffic_light: TrafficLightFill,
  scan: ScanFill,
  group_title: GroupTitleFill,
  remark: RemarkFill,
  age: AgeFill,
  sex: SexFill,
  car_number: CarNumberFill,
  stock: StockFill,
  wechat: WechatFill,
  employee_id: EmployeeIdFill,
  exam_radio: ExamRadioFill,
  exam_checkbox: ExamCheckboxFill,
  exam_fill: ExamFillFill,
  exam_title: ExamTitleFill,
} satisfies Record<ComponentType, Fill>
