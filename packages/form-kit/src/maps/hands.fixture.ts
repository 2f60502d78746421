import { vi } from 'vitest'
import { all, choose, draw, give, type Hand, inside, pick, press, type } from '../fills/hand.fixture.ts'
import type { ComponentType } from './schemas.ts'

const nothing: Hand = async () => {}

/** Records for as long as a clock says that is moved on; what is recorded is not looked at. */
const record =
  (seconds: number): Hand =>
  async (page) => {
    await press(/录制/)(page)
    await page.here.findByRole('button', { name: /停止/ })
    vi.setSystemTime(Date.now() + seconds * 1_000)
    await press(/停止/)(page)
  }

/** How a person gives the answer of each sample, by what stands on the page. */
export const hands = {
  text: type('设备编号', 'AB-2048'),
  textarea: type('故障描述', '电梯门关不上\n已经停用'),
  number: type('压力', '１.25'),
  idcard: type('身份证号码', '11010519491231002x'),
  date: type('检修日期', '2026-03-09'),
  datetime: all(type('到达时间', '2026-03-02'), pick('时', '23'), pick('分', '59')),
  time: all(pick('交接班时间', '19'), pick('分', '30')),
  radio: all(choose('其他'), type('其他', '停用待修', 'textbox')),
  checkbox: all(choose(/漏水/, 'checkbox'), choose('锈蚀', 'checkbox')),
  checkmark: choose('我已阅读并同意', 'checkbox'),
  picture_choice: all(choose('水饺', 'checkbox'), choose(/素面/, 'checkbox')),
  address: all(
    pick('省', '广东省'),
    pick('市', '深圳市'),
    pick('区、县', '南山区'),
    type('详细地址', '科技路 1 号'),
    press('使用我的位置'),
  ),
  table: all(
    inside('压力表', pick('检查结果', '正常')),
    inside('铅封', pick('检查结果', '异常'), type('说明', '断裂'), give(/照片/, 'seal.jpg')),
  ),
  auto_table: all(
    inside('第 1 行', type('名称', '滤芯'), type('数量', '2'), choose('全新', 'checkbox')),
    press(/添加一行/),
    inside('第 2 行', type('名称', '皮带'), type('数量', '1'), type('保修至', '2027-03-01')),
    press(/添加一行/),
  ),
  image: all(give('拍照', 'a.jpg'), give('拍照', 'b.jpg')),
  file: give('添加文件', '二月.PDF', 'application/pdf'),
  audio: record(600),
  video: record(60),
  name: type('姓名', '欧阳·小明'),
  phone: type('联系电话', '138 0013 8000'),
  signature: draw,
  appointment: all(pick('日期', /3月3日/), choose(/14:00/), pick('人数', '2')),
  multi_select: all(pick('楼', '一号楼'), pick('层', '二层')),
  rating: choose('3 分 · 好'),
  nps: choose('9'),
  traffic_light: all(choose('黄灯'), type('说明', '关门有异响')),
  scan: press('扫一扫'),
  group_title: nothing,
  remark: nothing,
  age: type('年龄', '65'),
  sex: choose('女'),
  car_number: all(press('粤'), type('车牌号', 'BD12345')),
  stock: type('领用数量', '12'),
  wechat: all(type('微信名', '小明同学'), give(/头像/, 'face.jpg')),
  employee_id: type('工号', 'M0042'),
  exam_radio: choose('切断电源'),
  exam_checkbox: all(choose('压力', 'checkbox'), choose('有效期', 'checkbox')),
  exam_fill: all(type('火警', '１１９'), type('急救', '110')),
  exam_title: nothing,
} satisfies Record<ComponentType, Hand>
