import type { PhraseKey } from '@matai/i18n'
import { blankText, type DraftBlock, newBlockId } from '@matai/content/draft'
import { made } from '@matai/content/schema'

type Say = (key: PhraseKey) => string

/** What templates are for. */
export const trades = ['safety', 'equipment', 'reception', 'teaching', 'product'] as const
export type Trade = (typeof trades)[number]

/** What a new live code can start from; blocks are made anew each time, because each has an id. */
export interface Template {
  /** Its name in addresses. */
  key: string
  trade: Trade
  title: PhraseKey
  name: PhraseKey
  blocks: (say: Say) => DraftBlock[]
}

const escaped = (words: string) => words.replace(/&/g, '&amp;').replace(/</g, '&lt;')
const lines = (words: string, tag: string) =>
  words
    .split('\n')
    .map((line) => `<${tag}>${escaped(line)}</${tag}>`)
    .join('')

const text = (words: string) => blankText(lines(words, 'p'))
const steps = (title: string, words: string) =>
  blankText(`${title && `<h2>${escaped(title)}</h2>`}<ol>${lines(words, 'li')}</ol>`)
const phone = (words: string): DraftBlock => made.phoneButton(newBlockId(), { text: words, phone: '' })
const link = (words: string): DraftBlock => made.linkButton(newBlockId(), { text: words, url: '' })
const place = (name: string): DraftBlock =>
  made.location(newBlockId(), { name, address: '', latitude: null, longitude: null })

function table(title: string, words: string): DraftBlock {
  const [header = [], ...rows] = words.split('\n').map((line) => line.split('|'))
  return made.table(newBlockId(), { title, header, rows })
}

export const templates: Template[] = [
  {
    key: 'fire',
    trade: 'safety',
    title: 'templates.fire',
    name: 'templates.fireName',
    blocks: (say) => [
      text(say('templates.fireText')),
      table(say('templates.fireTableTitle'), say('templates.fireTable')),
      steps(say('templates.fireUse'), say('templates.fireSteps')),
      phone(say('templates.firePhone')),
    ],
  },
  {
    key: 'visitor',
    trade: 'reception',
    title: 'templates.visitor',
    name: 'templates.visitorName',
    blocks: (say) => [
      text(say('templates.visitorText')),
      steps('', say('templates.visitorSteps')),
      place(say('templates.visitorPlace')),
      phone(say('templates.visitorPhone')),
    ],
  },
  {
    key: 'repair',
    trade: 'equipment',
    title: 'templates.repair',
    name: 'templates.repairName',
    blocks: (say) => [
      text(say('templates.repairText')),
      table(say('templates.repairTableTitle'), say('templates.repairTable')),
      link(say('templates.repairLink')),
      phone(say('templates.repairPhone')),
    ],
  },
  {
    key: 'course',
    trade: 'teaching',
    title: 'templates.course',
    name: 'templates.courseName',
    blocks: (say) => [
      text(say('templates.courseText')),
      table(say('templates.courseTableTitle'), say('templates.courseTable')),
      link(say('templates.courseLink')),
    ],
  },
  {
    key: 'manual',
    trade: 'product',
    title: 'templates.manual',
    name: 'templates.manualName',
    blocks: (say) => [
      text(say('templates.manualText')),
      table(say('templates.manualTableTitle'), say('templates.manualTable')),
      steps(say('templates.manualUse'), say('templates.manualSteps')),
      link(say('templates.manualLink')),
      phone(say('templates.manualPhone')),
    ],
  },
  {
    key: 'classroom',
    trade: 'teaching',
    title: 'templates.classroom',
    name: 'templates.classroomName',
    blocks: (say) => [
      text(say('templates.classroomText')),
      table(say('templates.classroomTableTitle'), say('templates.classroomTable')),
      phone(say('templates.classroomPhone')),
    ],
  },
  {
    key: 'machine',
    trade: 'equipment',
    title: 'templates.machine',
    name: 'templates.machineName',
    blocks: (say) => [
      text(say('templates.machineText')),
      table(say('templates.machineTableTitle'), say('templates.machineTable')),
      steps(say('templates.machineSafety'), say('templates.machineSteps')),
      phone(say('templates.machinePhone')),
    ],
  },
]
