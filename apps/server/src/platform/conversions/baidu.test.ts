import { afterAll, beforeAll, expect, it } from 'vitest'
import { readSettings } from '../settings/read-settings.ts'
import { type BaiduStandIn, startBaiduStandIn } from './baidu.stand-in.ts'
import { createConversionReporter } from './create-conversion-reporter.ts'

let standIn: BaiduStandIn
beforeAll(async () => {
  standIn = await startBaiduStandIn()
})
afterAll(() => standIn.close())

const reporter = (token: string, url = standIn.url) =>
  createConversionReporter(readSettings({ OCPC_TOKEN: token, OCPC_URL: url }))
const came = { address: 'https://matai.example/?bd_vid=abc', type: 25 }

it('tells what came of a click, in the provider’s words', async () => {
  await reporter(standIn.token)?.report([came])
  expect(standIn.told).toEqual([[{ logidUrl: came.address, newType: 25 }]])
  await reporter(standIn.token)?.report([came, { ...came, address: 'https://matai.example/' }])
})

it('says what was not taken, so that it is tried again', async () => {
  await expect(reporter('wrong')?.report([came])).rejects.toThrow('Baidu refused: 4 token invalid')
  await expect(reporter(standIn.token)?.report([{ ...came, address: 'https://matai.example/' }])).rejects.toThrow('2')
  await expect(reporter(standIn.token, 'http://127.0.0.1:9')?.report([came])).rejects.toThrow('did not answer')
})

it('is nobody where nobody was asked to', () => {
  expect(createConversionReporter(readSettings({}))).toBeUndefined()
})
