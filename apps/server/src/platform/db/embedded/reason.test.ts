import { expect, it } from 'vitest'
import { reasonIn } from './reason.ts'

const stamp = '2026-11-23 06:09:42.123 UTC [4711] '

it.each([
  [
    'what is fatal in the log',
    `${stamp}LOG:  starting PostgreSQL 18.4\n${stamp}FATAL:  lock file "postmaster.pid" already exists\n${stamp}HINT:  Is another postmaster running?\n${stamp}LOG:  database system is shut down\n`,
    'waiting for server to start.... stopped waiting',
    'FATAL:  lock file "postmaster.pid" already exists HINT:  Is another postmaster running?',
  ],
  ['the program, where the log is silent', '', 'pg_ctl: no such folder', 'pg_ctl: no such folder'],
  ['the status, where nobody says anything', '', '', 'pg_ctl ended with 1'],
])('a failed start is told by %s', (_, log, output, told) => {
  expect(reasonIn(log, { output, status: 1 })).toBe(told)
})
