import { type TaskState, taskStates } from '@matai/contract'
import { safeFileName } from '@matai/rules/file-names'
import { writeXlsx } from 'hucre/xlsx'
import { excelMime } from '../../../platform/excel/sheet.ts'
import { notFound } from '../../../platform/failure.ts'
import { openPdf } from '../../../platform/pdf/pdf.ts'
import { minuteOf, type TaskManner } from '../../exports/rules/task.ts'
import { createLetterhead } from '../../exports/service/letterhead.ts'
import { fileMaker, type Made, type MakingFile } from '../../exports/service/making.ts'
import { type EvidencePaper, evidencePages } from '../rules/evidence-paper.ts'
import { isGap } from '../rules/gaps.ts'
import type { WindowRow } from '../store/windows.ts'
import type { Dependencies } from './dependencies.ts'
import { whyOf } from './gaps.ts'
import { countLines, type EvidenceLine, type EvidenceYear, type PlanEvidence } from './evidence.ts'

type Request = TaskManner & { planId: number; year: number }
type Making = MakingFile<Request>

/** Reads the whole year, window by window; stops when the task was cancelled. */
async function gather(making: Making, evidence: PlanEvidence) {
  const { accountId, request, now, say, goOn, progress, total } = making
  const year = (await evidence.yearOf(accountId, request, { now, say })) ?? notFound()
  const windows: { window: WindowRow; duty: string; lines: EvidenceLine[] }[] = []
  let done = 0
  for (const window of year.windows) {
    goOn()
    const lines = await year.linesOf(window)
    windows.push({ window, duty: await year.dutyOf(window), lines })
    done += lines.length
    progress(Math.min(done, total), total)
  }
  return { year, windows }
}

const nameOf = ({ row }: EvidenceYear, { request, say }: Making) =>
  `${safeFileName(row.name, 60)}-${say('plans.evidence')}-${request.year}`

/** The same as a workbook and as paper: windows with what became of them, every thing in each, and what is missing. */
export function planEvidenceFiles(dependencies: Dependencies, evidence: PlanEvidence) {
  const letterheadOf = createLetterhead(dependencies)

  async function excel(making: Making): Promise<Made> {
    const { request, say, file } = making
    const { zone } = request
    const { year, windows } = await gather(making, evidence)
    const stateOf = (state: TaskState) => say(`planScreens.state_${state}`)
    const at = (moment: Date | null) => (moment === null ? '' : minuteOf(zone, moment))
    const overview = [
      [
        say('plans.window'),
        say('plans.opensAt'),
        say('plans.closesAt'),
        say('plans.things'),
        ...taskStates.map(stateOf),
        say('plans.duty'),
        say('plans.movedWhy'),
      ],
      ...windows.map(({ window, duty, lines }) => {
        const counts = countLines(lines)
        return [
          window.key,
          at(window.opensAt),
          at(window.closesAt),
          lines.length,
          ...taskStates.map((one) => counts[one]),
          duty,
          year.moves.get(window.key)?.reason ?? '',
        ]
      }),
    ]
    const heads = ['window', 'thing', 'thingId', 'directory', 'state', 'doneAt', 'filler', 'result'] as const
    const row = (window: WindowRow, line: EvidenceLine) => [
      ...[window.key, line.code, line.codeId, line.directory, stateOf(line.state)],
      ...[at(line.doneAt), line.filler, line.result],
    ]
    const gaps = [
      ...year.gaps.map((gap) => [gap.key, say('plans.wholeWindow'), '', '', whyOf(gap, making.say)]),
      ...windows.flatMap(({ window, duty, lines }) =>
        lines
          .filter(({ state }) => isGap(state))
          .map((line) => [window.key, line.code, line.codeId, line.directory, stateOf(line.state), duty]),
      ),
    ]
    const widths = (all: number[]) => all.map((width) => ({ width }))
    const freezePane = { rows: 1 }
    const bytes = await writeXlsx({
      sheets: [
        {
          name: say('plans.windows'),
          columns: widths([14, 18, 18, 8, ...taskStates.map(() => 10), 20, 40]),
          rows: overview,
          freezePane,
        },
        {
          name: say('plans.every'),
          columns: widths([14, 32, 12, 28, 14, 18, 16, 40]),
          rows: [
            heads.map((head) => say(`plans.${head}`)),
            ...windows.flatMap(({ window, lines }) => lines.map((line) => row(window, line))),
          ],
          freezePane,
        },
        {
          name: say('plans.gaps'),
          columns: widths([14, 32, 12, 28, 40, 20]),
          rows: [
            (['window', 'thing', 'thingId', 'directory', 'why', 'duty'] as const).map((head) => say(`plans.${head}`)),
            ...gaps,
          ],
          freezePane,
        },
      ],
    })
    await file.write(new Uint8Array(bytes))
    return { fileName: nameOf(year, making), problem: null }
  }

  async function pdf(making: Making): Promise<Made> {
    const { accountId, request, say, file, now, goOn } = making
    const { zone, language } = request
    const { year, windows } = await gather(making, evidence)
    const all = countLines(windows.flatMap(({ lines }) => lines))
    const stateOf = (state: TaskState) => say(`planScreens.state_${state}`)
    const gone = windows.flatMap(({ window, duty, lines }) =>
      lines
        .filter(({ state }) => isGap(state))
        .map(({ code, directory, state }) => [
          ...[window.key, code, directory],
          duty === '' ? stateOf(state) : `${stateOf(state)} · ${say('plans.whoseTurn', { who: duty })}`,
        ]),
    )
    const paper: EvidencePaper = {
      letterhead: await letterheadOf(accountId),
      title: say('plans.evidenceOf', { year: request.year }),
      name: year.row.name,
      facts: [
        [say('plans.form'), year.form],
        [say('plans.windows'), String(windows.length)],
        ...taskStates
          .filter((state) => all[state] > 0)
          .map((state): [string, string] => [stateOf(state), String(all[state])]),
      ],
      sections: [
        {
          title: say('plans.windows'),
          heads: [say('plans.window'), say('plans.closesAt'), say('plans.things'), say('plans.outcome')],
          widths: [26, 34, 18, 96],
          rows: windows.map(({ window, lines }) => {
            const counts = countLines(lines)
            const said = taskStates
              .filter((state) => counts[state] > 0)
              .map((state) => `${stateOf(state)} ${counts[state]}`)
            const moved = year.moves.get(window.key)
            const why = moved ? [say('plans.wasMoved', { reason: moved.reason })] : []
            return [window.key, minuteOf(zone, window.closesAt), String(lines.length), [...said, ...why].join('  ')]
          }),
        },
        {
          title: say('plans.gaps'),
          heads: [say('plans.window'), say('plans.thing'), say('plans.directory'), say('plans.why')],
          widths: [24, 56, 38, 56],
          none: say('plans.noGaps'),
          rows: [...year.gaps.map((gap) => [gap.key, say('plans.wholeWindow'), '', whyOf(gap, making.say)]), ...gone],
        },
        ...windows.map(({ window, lines }) => ({
          title: say('plans.windowOf', { window: window.key }),
          heads: [
            say('plans.thing'),
            say('plans.state'),
            say('plans.doneAt'),
            say('plans.filler'),
            say('plans.result'),
          ],
          widths: [54, 24, 30, 24, 42],
          rows: lines.map((line) => [
            ...[line.code, stateOf(line.state), line.doneAt === null ? '' : minuteOf(zone, line.doneAt)],
            ...[line.filler, line.result],
          ]),
        })),
      ],
      foot: say('exports.pdfFoot', { at: minuteOf(zone, now) }),
      pageName: (page, of) => say('exports.pdfPage', { page, of }),
    }
    const writer = await openPdf({ title: `${paper.title} · ${paper.name}`, language })
    try {
      for (const page of evidencePages(paper)) {
        goOn()
        await file.write(await writer.addPage(page))
      }
      await file.write(await writer.end())
    } finally {
      await writer.close()
    }
    return { fileName: nameOf(year, making), problem: null }
  }

  return {
    excel: fileMaker<Request>({ ending: '.xlsx', mime: excelMime }, excel),
    pdf: fileMaker<Request>({ ending: '.pdf', mime: 'application/pdf' }, pdf),
  }
}
