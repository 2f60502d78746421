import type { Style } from '@matai/contract'
import type { Language } from '@matai/i18n'

/** A live code of the demo in one language. `picture` is drawn as a coloured card with a word. */
export interface DemoCode {
  directory: number
  name: string
  html: string
  picture?: { word: string; colour: string }
  file?: { name: string; text: string }
  style: Partial<Style>
  /** People on each of the last seven days, oldest first. */
  scans: number[]
}

interface DemoContent {
  directories: string[]
  codes: DemoCode[]
}

const jade = { foreColor: '#0B7A5B', bodyType: 'round', eyeType: 'round' } as const
const ink = { foreColor: '#16211D', bodyType: 'dots', eyeType: 'circle' } as const
const blue = {
  foreColor: '#175CD3',
  foreColorTwo: '#0B3B7A',
  foreType: 'gradient',
  gradientWay: 'diagonalDown',
  eyeType: 'round',
} as const

const zh: DemoContent = {
  directories: ['消防设备', '教室', '产品说明'],
  codes: [
    {
      directory: 0,
      name: '3 号楼 2 层灭火器 A-017',
      html: '<h2>手提式干粉灭火器</h2><p>型号 MFZ/ABC4，2025 年 3 月充装，<strong>下次检查：2026 年 12 月</strong>。</p><ol><li>提起灭火器，拔下保险销</li><li>握住喷管，对准火焰根部</li><li>按下压把，左右扫射</li></ol>',
      picture: { word: '灭火器 A-017', colour: '#C4320A' },
      file: { name: '灭火器检查标准.txt', text: '每月检查一次：压力表指针在绿区；铅封完好；喷管无破损；筒体无锈蚀。' },
      style: { ...jade, embedText: 'A-017' },
      scans: [3, 5, 2, 8, 4, 6, 9],
    },
    {
      directory: 0,
      name: '3 号楼 1 层消火栓 X-003',
      html: '<h2>室内消火栓</h2><p>水带 25 米，水枪 1 支。发现漏水请拨打物业电话 <a href="tel:01088886666">010-8888 6666</a>。</p>',
      picture: { word: '消火栓 X-003', colour: '#B54708' },
      style: ink,
      scans: [1, 0, 2, 1, 3, 2, 1],
    },
    {
      directory: 1,
      name: '高一 3 班课程表',
      html: '<h2>高一 3 班</h2><p>班主任：林老师。本周五下午大扫除。</p><ul><li>周一：语文 数学 英语 物理</li><li>周二：数学 化学 语文 体育</li><li>周三：英语 历史 数学 美术</li></ul>',
      picture: { word: '高一 3 班', colour: '#175CD3' },
      style: blue,
      scans: [22, 31, 28, 35, 30, 6, 4],
    },
    {
      directory: 2,
      name: '空气净化器 K2 使用说明',
      html: '<h2>K2 空气净化器</h2><p>滤芯每 6 个月更换一次。</p><blockquote>请勿用水冲洗滤芯。</blockquote>',
      file: { name: 'K2 说明书.txt', text: '开机：长按电源键 2 秒。换滤芯：逆时针旋转底盖。' },
      style: { ...jade, foreColor: '#16211D' },
      scans: [12, 9, 14, 11, 16, 20, 18],
    },
  ],
}

const en: DemoContent = {
  directories: ['Fire equipment', 'Classrooms', 'Manuals'],
  codes: [
    {
      ...(zh.codes[0] as DemoCode),
      name: 'Extinguisher A-017, building 3, floor 2',
      html: '<h2>Dry powder extinguisher</h2><p>Type MFZ/ABC4, filled in March 2025, <strong>next check: December 2026</strong>.</p><ol><li>Lift it and pull the pin</li><li>Aim the hose at the base of the fire</li><li>Press the handle and sweep</li></ol>',
      picture: { word: 'Extinguisher A-017', colour: '#C4320A' },
      file: {
        name: 'Inspection rules.txt',
        text: 'Monthly: needle in the green, seal intact, hose undamaged, no rust.',
      },
    },
    {
      ...(zh.codes[1] as DemoCode),
      name: 'Hydrant X-003, building 3, floor 1',
      html: '<h2>Indoor hydrant</h2><p>25 m hose, one nozzle. Leaking? Call <a href="tel:01088886666">010-8888 6666</a>.</p>',
      picture: { word: 'Hydrant X-003', colour: '#B54708' },
    },
    {
      ...(zh.codes[2] as DemoCode),
      name: 'Timetable, class 1-3',
      html: '<h2>Class 1-3</h2><p>Class teacher: Ms Lin. General cleaning on Friday afternoon.</p><ul><li>Monday: Chinese, maths, English, physics</li><li>Tuesday: maths, chemistry, Chinese, sports</li></ul>',
      picture: { word: 'Class 1-3', colour: '#175CD3' },
    },
    {
      ...(zh.codes[3] as DemoCode),
      name: 'Air purifier K2 manual',
      html: '<h2>K2 air purifier</h2><p>Change the filter every 6 months.</p><blockquote>Do not rinse the filter.</blockquote>',
      file: {
        name: 'K2 manual.txt',
        text: 'On: hold the power key for 2 seconds. Filter: turn the lid anticlockwise.',
      },
    },
  ],
}

export const demoContent: Record<Language, DemoContent> = { zh, en }
