/** Batch templates: many live codes from a workbook. */
export const batches = {
  title: '批量模板',
  columnsEmpty: '请至少添加一个变量',
  columnTwice: '变量的名称不能重复',
  patternEmpty: '请填写活码名称的规则',
  workbookTooLarge: '表格不能超过 5 MB',
  excelColumns: 'Excel数据错误:列必须与模板的变量内容顺序一致',
  batchFailedContinue: '部分二维码生成失败,是否继续?',
}
