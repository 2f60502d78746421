import { report as age } from '../components/age/report.ts'
import { report as checkbox } from '../components/checkbox/report.ts'
import { report as checkmark } from '../components/checkmark/report.ts'
import { report as date } from '../components/date/report.ts'
import { report as datetime } from '../components/datetime/report.ts'
import { report as employeeId } from '../components/employee-id/report.ts'
import { report as examTitle } from '../components/exam-title/report.ts'
import { report as groupTitle } from '../components/group-title/report.ts'
import { report as idcard } from '../components/idcard/report.ts'
import { report as name } from '../components/name/report.ts'
import { report as nps } from '../components/nps/report.ts'
import { report as number } from '../components/number/report.ts'
import { report as radio } from '../components/radio/report.ts'
import { report as rating } from '../components/rating/report.ts'
import { report as remark } from '../components/remark/report.ts'
import { report as sex } from '../components/sex/report.ts'
import { report as signature } from '../components/signature/report.ts'
import { report as text } from '../components/text/report.ts'
import { report as textarea } from '../components/textarea/report.ts'
import { report as time } from '../components/time/report.ts'
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
} satisfies Record<ComponentType, ReportFace>
