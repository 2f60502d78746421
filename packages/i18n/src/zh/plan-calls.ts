/** What the calls of plans do. */
export const planCalls = {
  plans_list: '列出计划',
  plans_info: '看一个计划',
  plans_add: '新建或修改计划',
  plans_preview: '预览接下来十个周期',
  plans_addQrcode: '把活码加入计划',
  plans_removeQrcode: '把活码移出计划',
  plans_getQrcodeList: '列出计划的活码',
  plans_changeStatus: '运行或暂停计划',
  plans_del: '删除计划',
  plans_moveWindow: '跳过或改期一个周期',
  plans_listTasks: '列出任务',
  plans_getRecordDetail: '看一个任务',
  plans_listHistoryRecord: '列出计划已经开始的周期',
  plans_holidays: '列出一年的节假日和调休',
  plans_setHoliday: '更正一天是否休息',
  plans_calendar: '查看计划的一个月',
}
