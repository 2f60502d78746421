import { Display as AddressDisplay } from '../components/address/display.tsx'
import { Display as AgeDisplay } from '../components/age/display.tsx'
import { Display as AppointmentDisplay } from '../components/appointment/display.tsx'
import { Display as AudioDisplay } from '../components/audio/display.tsx'
import { Display as AutoTableDisplay } from '../components/auto-table/display.tsx'
import { Display as CarNumberDisplay } from '../components/car-number/display.tsx'
import { Display as CheckboxDisplay } from '../components/checkbox/display.tsx'
import { Display as CheckmarkDisplay } from '../components/checkmark/display.tsx'
import { Display as DateDisplay } from '../components/date/display.tsx'
import { Display as DatetimeDisplay } from '../components/datetime/display.tsx'
import { Display as EmployeeIdDisplay } from '../components/employee-id/display.tsx'
import { Display as ExamCheckboxDisplay } from '../components/exam-checkbox/display.tsx'
import { Display as ExamFillDisplay } from '../components/exam-fill/display.tsx'
import { Display as ExamRadioDisplay } from '../components/exam-radio/display.tsx'
import { Display as ExamTitleDisplay } from '../components/exam-title/display.tsx'
import { Display as FileDisplay } from '../components/file/display.tsx'
import { Display as GroupTitleDisplay } from '../components/group-title/display.tsx'
import { Display as IdcardDisplay } from '../components/idcard/display.tsx'
import { Display as ImageDisplay } from '../components/image/display.tsx'
import { Display as MultiSelectDisplay } from '../components/multi-select/display.tsx'
import { Display as NameDisplay } from '../components/name/display.tsx'
import { Display as NpsDisplay } from '../components/nps/display.tsx'
import { Display as NumberDisplay } from '../components/number/display.tsx'
import { Display as PhoneDisplay } from '../components/phone/display.tsx'
import { Display as PictureChoiceDisplay } from '../components/picture-choice/display.tsx'
import { Display as RadioDisplay } from '../components/radio/display.tsx'
import { Display as RatingDisplay } from '../components/rating/display.tsx'
import { Display as RemarkDisplay } from '../components/remark/display.tsx'
import { Display as ScanDisplay } from '../components/scan/display.tsx'
import { Display as SexDisplay } from '../components/sex/display.tsx'
import { Display as SignatureDisplay } from '../components/signature/display.tsx'
import { Display as StockDisplay } from '../components/stock/display.tsx'
import { Display as TableDisplay } from '../components/table/display.tsx'
import { Display as TextDisplay } from '../components/text/display.tsx'
import { Display as TextareaDisplay } from '../components/textarea/display.tsx'
import { Display as TimeDisplay } from '../components/time/display.tsx'
import { Display as TrafficLightDisplay } from '../components/traffic-light/display.tsx'
import { Display as VideoDisplay } from '../components/video/display.tsx'
import { Display as WechatDisplay } from '../components/wechat/display.tsx'
import type { Display } from '../engine/display-face.ts'
import type { ComponentType } from './schemas.ts'

export const displays = {
  text: TextDisplay,
  textarea: TextareaDisplay,
  number: NumberDisplay,
  idcard: IdcardDisplay,
  date: DateDisplay,
  datetime: DatetimeDisplay,
  time: TimeDisplay,
  radio: RadioDisplay,
  checkbox: CheckboxDisplay,
  checkmark: CheckmarkDisplay,
  picture_choice: PictureChoiceDisplay,
  address: AddressDisplay,
  table: TableDisplay,
  auto_table: AutoTableDisplay,
  image: ImageDisplay,
  file: FileDisplay,
  audio: AudioDisplay,
  video: VideoDisplay,
  name: NameDisplay,
  phone: PhoneDisplay,
  signature: SignatureDisplay,
  appointment: AppointmentDisplay,
  multi_select: MultiSelectDisplay,
  rating: RatingDisplay,
  nps: NpsDisplay,
  traffic_light: TrafficLightDisplay,
  scan: ScanDisplay,
  group_title: GroupTitleDisplay,
  remark: RemarkDisplay,
  age: AgeDisplay,
  sex: SexDisplay,
  car_number: CarNumberDisplay,
  stock: StockDisplay,
  wechat: WechatDisplay,
  employee_id: EmployeeIdDisplay,
  exam_radio: ExamRadioDisplay,
  exam_checkbox: ExamCheckboxDisplay,
  exam_fill: ExamFillDisplay,
  exam_title: ExamTitleDisplay,
} satisfies Record<ComponentType, Display>
