/** Batch templates: many live codes from a workbook. */
export const batches = {
  title: 'Batch template',
  columnsEmpty: 'Add at least one variable',
  columnTwice: 'Two variables have the same name',
  patternEmpty: 'Say how the live codes are to be called',
  workbookTooLarge: 'The workbook may be at most 5 MB',
  excelColumns: "Excel data error: columns must match the template's variable content in order",
  batchFailedContinue: 'Generating some codes failed. Continue?',
}
