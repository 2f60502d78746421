import { chartOf } from './chart.ts'
import { countsOfCode } from './code.ts'
import { type Dependencies, overviewOf } from './overview.ts'
import { rankingFileFor, rankingFor } from './ranking.ts'

export type Stats = ReturnType<typeof createStats>

/** All that is told about scans. */
export function createStats(dependencies: Dependencies) {
  return {
    overview: overviewOf(dependencies),
    ofCode: countsOfCode(dependencies),
    chart: chartOf(dependencies),
    ranking: rankingFor(dependencies),
    rankingFile: rankingFileFor(dependencies),
  }
}
