import type { Finding, Source } from './source.ts'

const ROOM = /^apps\/(?:server\/src\/modules|console\/src\/(?:features|ui))\//

/** A part is a file or a folder: with both, nobody knows where the next line goes. */
export function oneOrMany(sources: Source[]): Finding[] {
  const folders = new Set(sources.map(({ path }) => path.slice(0, path.lastIndexOf('/'))))
  return sources.flatMap(({ path }) => {
    const part = path.replace(/\.tsx?$/, '')
    if (!ROOM.test(path) || !folders.has(part)) return []
    return [
      { path, problem: 'stands beside a folder of its name', mend: `move it into ${part}/, named after its part` },
    ]
  })
}
