import { account } from './account.ts'
import { editing } from './editing.ts'
import { history } from './history.ts'
import { figures } from './figures.ts'
import { backups } from './backups.ts'
import { calls } from './calls.ts'
import { business } from './business.ts'
import { campaigns } from './campaigns.ts'
import { couponPage } from './coupon-page.ts'
import { design } from './design.ts'
import { docs } from './docs.ts'
import { doctor } from './doctor.ts'
import { evidence } from './evidence.ts'
import { exportFiles } from './export-files.ts'
import { folder } from './folder.ts'
import { formPage } from './form-page.ts'
import { formStudio } from './form-studio.ts'
import { mini } from './mini.ts'
import { myPage } from './my-page.ts'
import { ownRecords } from './own-records.ts'
import { groupPage } from './group-page.ts'
import { records } from './records.ts'
import { reminders } from './reminders.ts'
import { roundPage } from './round-page.ts'
import { scan } from './scan.ts'
import { screens } from './screens.ts'
import { secrets } from './secrets.ts'
import { starting } from './starting.ts'
import { signOn } from './sign-on.ts'
import { wall } from './wall.ts'
import { wechat } from './wechat.ts'

export const zh = {
  ...screens,
  ...figures,
  ...history,
  ...editing,
  ...account,
  ...design,
  ...formStudio,
  ...business,
  ...campaigns,
  backups,
  calls,
  couponPage,
  docs,
  doctor,
  evidence,
  exportFiles,
  folder,
  formPage,
  mini,
  myPage,
  ownRecords,
  groupPage,
  records,
  reminders,
  roundPage,
  scan,
  secrets,
  starting,
  wall,
  signOn,
  wechat,
}
