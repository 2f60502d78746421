import type { Hand } from '../fills/hand.fixture.ts'
import { choose, draw, type } from '../fills/hand.fixture.ts'
import type { ComponentType } from './schemas.ts'

const nothing: Hand = async () => {}

/** How a person gives the answer of each sample, by what stands on the page. */
export const hands = {
  text: type('设备编号', 'AB-2048'),
  textarea: type('故障描述', '电梯门关不上\n已经停用'),
  number: type('压力', '１.25'),
  idcard: type('身份证号码', '11010519491231002x'),
  date: type('检修日期', '2026-03-09'),
  datetime: type('到达时间', '2026-03-02T23:59'),
  time: type('交接班时间', '19:30'),
  radio: async (page) => {
    await choose('其他')(page)
    await type('其他', '停用待修', 'textbox')(page)
  },
  checkbox: async (page) => {
    await choose(/漏水/, 'checkbox')(page)
    await choose('锈蚀', 'checkbox')(page)
  },
  checkmark: choose('我已阅读并同意', 'checkbox'),
  name: type('姓名', '欧阳·小明'),
  signature: draw,
  rating: choose('3 分 · 好'),
  nps: choose('9'),
  group_title: nothing,
  remark: nothing,
  age: type('年龄', '65'),
  sex: choose('女'),
  employee_id: type('工号', 'M0042'),
  exam_title: nothing,
} satisfies Partial<Record<ComponentType, Hand>>
