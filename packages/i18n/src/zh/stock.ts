/** What the server says of stock. */
export const stock = {
  selectToStock: '请先选择要添加库存的项',
  unitMissing: '请填写单位',
  reasonMissing: '请填写原因',
  negative: '不能小于零',
  notEnough: '库存不足，还剩 {{left}} {{unit}}',
  columnName: '名称',
  columnId: '短编号',
  columnDirectory: '目录',
  columnQuantity: '库存',
  columnUnit: '单位',
  columnMinimum: '下限',
  columnPrice: '单价',
  columnValue: '金额',
  columnMoved: '最近变动',
  sheet: '库存',
  file: '库存-{{date}}',
}
