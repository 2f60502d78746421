import { Fill as AgeFill } from '../components/age/fill.tsx'
import { Fill as CheckboxFill } from '../components/checkbox/fill.tsx'
import { Fill as CheckmarkFill } from '../components/checkmark/fill.tsx'
import { Fill as DateFill } from '../components/date/fill.tsx'
import { Fill as DatetimeFill } from '../components/datetime/fill.tsx'
import { Fill as EmployeeIdFill } from '../components/employee-id/fill.tsx'
import { Fill as ExamTitleFill } from '../components/exam-title/fill.tsx'
import { Fill as GroupTitleFill } from '../components/group-title/fill.tsx'
import { Fill as IdcardFill } from '../components/idcard/fill.tsx'
import { Fill as NameFill } from '../components/name/fill.tsx'
import { Fill as NpsFill } from '../components/nps/fill.tsx'
import { Fill as NumberFill } from '../components/number/fill.tsx'
import { Fill as RadioFill } from '../components/radio/fill.tsx'
import { Fill as RatingFill } from '../components/rating/fill.tsx'
import { Fill as RemarkFill } from '../components/remark/fill.tsx'
import { Fill as SexFill } from '../components/sex/fill.tsx'
import { Fill as SignatureFill } from '../components/signature/fill.tsx'
import { Fill as TextFill } from '../components/text/fill.tsx'
import { Fill as TextareaFill } from '../components/textarea/fill.tsx'
import { Fill as TimeFill } from '../components/time/fill.tsx'
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
  name: NameFill,
  signature: SignatureFill,
  rating: RatingFill,
  nps: NpsFill,
  group_title: GroupTitleFill,
  remark: RemarkFill,
  age: AgeFill,
  sex: SexFill,
  employee_id: EmployeeIdFill,
  exam_title: ExamTitleFill,
} satisfies Partial<Record<ComponentType, Fill>>
