import { ask, mobile, must, note, one, who } from './questions.ts'
import type { FormTemplate } from './template.ts'

const rightAnswers: FormTemplate = {
  key: 'safety-exam',
  trade: 'school',
  title: ['安全知识考试', 'Safety exam'],
  exam: { minutes: 20, passMark: 15 },
  questions: [
    who,
    ask('employee_id', '工号', 'Employee ID'),
    ask('exam_radio', '发现火情，首先应该', 'You see a fire. First you', {
      options: [
        ['报警并通知周围的人', 'raise the alarm and warn others'],
        ['收拾个人物品', 'pack your things'],
        ['继续工作', 'go on working'],
      ],
      right: 0,
    }),
    ask('exam_radio', '火警电话是', 'The fire brigade’s number in China is', {
      options: [
        ['110', '110'],
        ['119', '119'],
        ['120', '120'],
      ],
      right: 1,
    }),
    ask('exam_checkbox', '使用干粉灭火器的步骤有哪些', 'Which steps belong to using a powder extinguisher', {
      options: [
        ['拔下保险销', 'Pull the pin'],
        ['对准火焰根部', 'Aim at the foot of the fire'],
        ['压下手柄', 'Squeeze the lever'],
        ['站在下风处', 'Stand downwind'],
      ],
      right: [0, 1, 2],
      more: { partial: 'half' },
    }),
    ask('exam_radio', '触电时，救人首先要', 'Somebody gets an electric shock. First you', {
      options: [
        ['用手拉开', 'pull them away by hand'],
        ['切断电源', 'cut the power'],
        ['泼水', 'pour water'],
      ],
      right: 1,
    }),
  ],
}

export const school: readonly FormTemplate[] = [
  {
    key: 'course-sign-in',
    trade: 'school',
    title: ['课程签到', 'Course sign-in'],
    questions: [
      who,
      ask('text', '班级或部门', 'Class or department'),
      mobile,
      ask('signature', '签名', 'Signature', { required: true }),
    ],
  },
  rightAnswers,
  {
    key: 'enrolment',
    trade: 'school',
    title: ['招生报名', 'Enrolment'],
    questions: [
      must(ask('name', '学生姓名', 'Pupil')),
      must(ask('sex', '性别', 'Gender')),
      must(ask('date', '出生日期', 'Born on')),
      must(
        one('报名课程', 'Course', [
          ['美术', 'Art'],
          ['音乐', 'Music'],
          ['体育', 'Sports'],
          ['编程', 'Coding'],
        ]),
      ),
      must(ask('name', '家长姓名', 'Parent')),
      must(ask('phone', '家长手机号', 'Parent’s phone')),
      note,
    ],
  },
  {
    key: 'course-feedback',
    trade: 'school',
    title: ['培训反馈', 'Course feedback'],
    questions: [
      must(ask('rating', '内容有用吗', 'Was it useful')),
      must(ask('rating', '讲得清楚吗', 'Was it clear')),
      must(
        one('节奏', 'Pace', [
          ['太快', 'Too fast'],
          ['合适', 'Right'],
          ['太慢', 'Too slow'],
        ]),
      ),
      ask('textarea', '最有收获的一点', 'What helped most'),
      ask('textarea', '建议', 'What to change'),
    ],
  },
]
