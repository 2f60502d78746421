import { Display as AgeDisplay } from '../components/age/display.tsx'
import { Display as CheckboxDisplay } from '../components/checkbox/display.tsx'
import { Display as CheckmarkDisplay } from '../components/checkmark/display.tsx'
import { Display as DateDisplay } from '../components/date/display.tsx'
import { Display as DatetimeDisplay } from '../components/datetime/display.tsx'
import { Display as EmployeeIdDisplay } from '../components/employee-id/display.tsx'
import { Display as ExamTitleDisplay } from '../components/exam-title/display.tsx'
import { Display as GroupTitleDisplay } from '../components/group-title/display.tsx'
import { Display as IdcardDisplay } from '../components/idcard/display.tsx'
import { Display as NameDisplay } from '../components/name/display.tsx'
import { Display as NpsDisplay } from '../components/nps/display.tsx'
import { Display as NumberDisplay } from '../components/number/display.tsx'
import { Display as RadioDisplay } from '../components/radio/display.tsx'
import { Display as RatingDisplay } from '../components/rating/display.tsx'
import { Display as RemarkDisplay } from '../components/remark/display.tsx'
import { Display as SexDisplay } from '../components/sex/display.tsx'
import { Display as SignatureDisplay } from '../components/signature/display.tsx'
import { Display as TextDisplay } from '../components/text/display.tsx'
import { Display as TextareaDisplay } from '../components/textarea/display.tsx'
import { Display as TimeDisplay } from '../components/time/display.tsx'
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
  name: NameDisplay,
  signature: SignatureDisplay,
  rating: RatingDisplay,
  nps: NpsDisplay,
  group_title: GroupTitleDisplay,
  remark: RemarkDisplay,
  age: AgeDisplay,
  sex: SexDisplay,
  employee_id: EmployeeIdDisplay,
  exam_title: ExamTitleDisplay,
} satisfies Partial<Record<ComponentType, Display>>
