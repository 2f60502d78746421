import { sample as age } from '../components/age/sample.ts'
import { sample as checkbox } from '../components/checkbox/sample.ts'
import { sample as checkmark } from '../components/checkmark/sample.ts'
import { sample as date } from '../components/date/sample.ts'
import { sample as datetime } from '../components/datetime/sample.ts'
import { sample as employeeId } from '../components/employee-id/sample.ts'
import { sample as examTitle } from '../components/exam-title/sample.ts'
import { sample as groupTitle } from '../components/group-title/sample.ts'
import { sample as idcard } from '../components/idcard/sample.ts'
import { sample as name } from '../components/name/sample.ts'
import { sample as nps } from '../components/nps/sample.ts'
import { sample as number } from '../components/number/sample.ts'
import { sample as radio } from '../components/radio/sample.ts'
import { sample as rating } from '../components/rating/sample.ts'
import { sample as remark } from '../components/remark/sample.ts'
import { sample as sex } from '../components/sex/sample.ts'
import { sample as signature } from '../components/signature/sample.ts'
import { sample as text } from '../components/text/sample.ts'
import { sample as textarea } from '../components/textarea/sample.ts'
import { sample as time } from '../components/time/sample.ts'
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
  name,
  signature,
  rating,
  nps,
  group_title: groupTitle,
  remark,
  age,
  sex,
  employee_id: employeeId,
  exam_title: examTitle,
} satisfies Record<ComponentType, Sample>
