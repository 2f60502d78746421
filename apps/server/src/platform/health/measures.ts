import { errorCodes } from '@matai/contract'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'

/** Seconds; a scan takes milliseconds, an upload minutes. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 30]

/** Gauges of the library that are named like counters, which Prometheus' own check refuses. */
const misnamed = ['nodejs_active_handles_total', 'nodejs_active_requests_total', 'nodejs_active_resources_total']

export type Measures = ReturnType<typeof createMeasures>

/** What the server counts while it works; whoever does something counts it here, `/metrics` tells. */
export function createMeasures() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  for (const name of misnamed) registry.removeSingleMetric(name)
  return begunAtZero({
    registry,
    requestSeconds: new Histogram({
      name: 'matai_request_seconds',
      help: 'Time to answer, by route and status',
      labelNames: ['route', 'status'],
      buckets,
      registers,
    }),
    answers: new Counter({
      name: 'matai_answers_total',
      help: 'Answers to calls, by the code in them; 0 is success',
      labelNames: ['code'],
      registers,
    }),
    scans: new Counter({
      name: 'matai_scans_total',
      help: 'Scans that were counted, refused by their code’s access settings, or lost because they could not be written',
      labelNames: ['result'],
      registers,
    }),
    messages: new Counter({
      name: 'matai_messages_total',
      help: 'Text messages and mails, by whether the provider took them',
      labelNames: ['channel', 'result'],
      registers,
    }),
  })
}

interface Alarming {
  answers: Counter<'code'>
  scans: Counter<'result'>
  messages: Counter<'channel' | 'result'>
}

/** What alerts are about is told from the start: a counter that appears with its first fault has not grown for Prometheus. */
function begunAtZero<Kept extends Alarming>(measures: Kept): Kept {
  for (const result of ['counted', 'refused', 'lost']) measures.scans.labels(result).inc(0)
  for (const code of [errorCodes.ok, errorCodes.tooManyRequests, errorCodes.server])
    measures.answers.labels(String(code)).inc(0)
  for (const channel of ['sms', 'email'])
    for (const result of ['sent', 'failed']) measures.messages.labels(channel, result).inc(0)
  return measures
}
