import { contract } from '@matai/contract'
import { bind } from '../../platform/http/bind.ts'
import type { Plans } from './service/plans.ts'

export function planCalls(plans: Plans) {
  return bind(contract.plans, {
    list: (request, context) => plans.list(request, context),
    info: ({ id }, context) => plans.info(id, context),
    add: (draft, context) => plans.save(draft, context),
    preview: (times, context) => plans.preview(times, context),
    calendar: (input, context) => plans.calendar(input, context),
    addQrcode: ({ id, ids }, context) => plans.setCodes(id, ids, true, context),
    removeQrcode: ({ id, ids }, context) => plans.setCodes(id, ids, false, context),
    getQrcodeList: (request, context) => plans.codes(request, context),
    changeStatus: ({ id, state }, context) => plans.setState(id, state, context),
    del: ({ id }, context) => plans.remove(id, context),
    moveWindow: (input, context) => plans.moveWindow(input, context),
    listTasks: (request, context) => plans.tasks(request, context),
    getRecordDetail: ({ id }, context) => plans.task(id, context),
    listHistoryRecord: (request, context) => plans.history(request, context),
    holidays: ({ year }, context) => plans.holidays(year, context),
    setHoliday: ({ day, off }, context) => plans.setHoliday(day, off, context),
  })
}
