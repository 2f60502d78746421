/** What the server says of stock. */
export const stock = {
  selectToStock: 'Select the items to add stock to first',
  unitMissing: 'Say in which unit',
  reasonMissing: 'Say why',
  negative: 'It cannot be below zero',
  notEnough: 'Not enough in stock: {{left}} {{unit}} left',
  columnName: 'Name',
  columnId: 'Short id',
  columnDirectory: 'Directory',
  columnQuantity: 'In stock',
  columnUnit: 'Unit',
  columnMinimum: 'Minimum',
  columnPrice: 'Price',
  columnValue: 'Value',
  columnMoved: 'Last moved',
  sheet: 'Stock',
  file: 'Stock-{{date}}',
}
