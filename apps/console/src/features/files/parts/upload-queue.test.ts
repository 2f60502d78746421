import type { StoredFile } from '@matai/contract'
import { expect, it } from 'vitest'
import { type SendReports, uploadId } from './send-file.ts'
import { createUploadQueue } from './upload-queue.ts'

const stored: StoredFile = { id: 'f', name: 'a', kind: 'file', mime: '', size: 1, width: null, height: null, url: '' }

function queueWithLine() {
  const line: { name: string; reports: SendReports; stopped: string }[] = []
  const arrived: string[] = []
  const queue = createUploadQueue(
    (file, reports) => {
      const one = { name: file.name, reports, stopped: '' }
      line.push(one)
      return {
        cancel: () => {
          one.stopped = 'cancelled'
        },
        pause: () => {
          one.stopped = 'paused'
        },
      }
    },
    (id) => {
      if (id === 'unwanted') return 'not a picture'
      arrived.push(id)
      return undefined
    },
  )
  const add = (...ids: string[]) => {
    for (const id of ids) queue.add(id, new File(['1234'], id))
  }
  return { queue, line, arrived, add, names: () => line.map(({ name }) => name) }
}

it('sends three at a time and goes on when one is done', () => {
  const { add, line, names, arrived, queue } = queueWithLine()
  add('a', 'b', 'c', 'd')
  expect(names()).toEqual(['a', 'b', 'c'])
  line[0]?.reports.onDone(stored)
  expect(arrived).toEqual(['a'])
  expect(names()).toEqual(['a', 'b', 'c', 'd'])
  expect(queue.states().has('a')).toBe(false)
})

it('tells progress and the reason of a failure, and sends again on request', () => {
  const { add, line, queue } = queueWithLine()
  add('a')
  line[0]?.reports.onProgress(2)
  expect(queue.states().get('a')?.sent).toBe(2)
  line[0]?.reports.onFailed('too large')
  expect(queue.states().get('a')).toMatchObject({ step: 'failed', reason: 'too large' })
  queue.retry('a')
  expect(line).toHaveLength(2)
  expect(queue.states().get('a')?.step).toBe('sending')
})

it('tells when what was stored is not what was wanted', () => {
  const { add, line, arrived, queue } = queueWithLine()
  add('unwanted')
  line[0]?.reports.onDone(stored)
  expect(arrived).toEqual([])
  expect(queue.states().get('unwanted')).toMatchObject({ step: 'failed', reason: 'not a picture' })
})

it('cancels one and lets the next take its turn', () => {
  const { add, line, names, queue } = queueWithLine()
  add('a', 'b', 'c', 'd')
  queue.cancel('b')
  expect(line[1]?.stopped).toBe('cancelled')
  expect(names()).toEqual(['a', 'b', 'c', 'd'])
  expect(queue.states().has('b')).toBe(false)
})

it('pauses all when the author leaves', () => {
  const { add, line, queue } = queueWithLine()
  add('a', 'b', 'c', 'd')
  queue.pauseAll()
  expect(line.map(({ stopped }) => stopped)).toEqual(['paused', 'paused', 'paused'])
})

it('finds the id in the address of an upload', () => {
  expect(uploadId('https://host/file/tus/AbC-12?x=1')).toBe('AbC-12')
  expect(uploadId(null)).toBe('')
})
