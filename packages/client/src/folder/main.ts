#!/usr/bin/env node
import { createInterface } from 'node:readline/promises'
import { runCommand } from './command.ts'

async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await lines.question(`${question} `)
  lines.close()
  return answer
}

process.exitCode = await runCommand(process.argv.slice(2), {
  print: (line) => console.log(line),
  warn: (line) => console.error(line),
  environment: process.env,
  ask: process.stdin.isTTY ? ask : undefined,
})
