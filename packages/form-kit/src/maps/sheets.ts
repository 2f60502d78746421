import { sheet as age } from '../components/age/export.ts'
import { sheet as checkbox } from '../components/checkbox/export.ts'
import { sheet as checkmark } from '../components/checkmark/export.ts'
import { sheet as date } from '../components/date/export.ts'
import { sheet as datetime } from '../components/datetime/export.ts'
import { sheet as employeeId } from '../components/employee-id/export.ts'
import { sheet as examTitle } from '../components/exam-title/export.ts'
import { sheet as groupTitle } from '../components/group-title/export.ts'
import { sheet as idcard } from '../components/idcard/export.ts'
import { sheet as name } from '../components/name/export.ts'
import { sheet as nps } from '../components/nps/export.ts'
import { sheet as number } from '../components/number/export.ts'
import { sheet as radio } from '../components/radio/export.ts'
import { sheet as rating } from '../components/rating/export.ts'
import { sheet as remark } from '../components/remark/export.ts'
import { sheet as sex } from '../components/sex/export.ts'
import { sheet as signature } from '../components/signature/export.ts'
import { sheet as text } from '../components/text/export.ts'
import { sheet as textarea } from '../components/textarea/export.ts'
import { sheet as time } from '../components/time/export.ts'
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
} satisfies Record<ComponentType, ExportFace>
