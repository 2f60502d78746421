/** What the calls of plans do. */
export const planCalls = {
  plans_list: 'List plans',
  plans_info: 'Get one plan',
  plans_add: 'Make or change a plan',
  plans_preview: 'Get the next ten windows of a draft',
  plans_addQrcode: 'Put live codes into a plan',
  plans_removeQrcode: 'Take live codes out of a plan',
  plans_getQrcodeList: 'List the live codes of a plan',
  plans_changeStatus: 'Run or pause a plan',
  plans_del: 'Delete a plan',
  plans_moveWindow: 'Leave a window out, or move it',
  plans_listTasks: 'List tasks',
  plans_getRecordDetail: 'Get one task',
  plans_listHistoryRecord: 'List the windows of a plan that have opened',
  plans_holidays: 'List the days off and worked weekends of a year',
  plans_setHoliday: 'Correct whether a day is off',
  plans_calendar: 'Show a month of a plan',
}
