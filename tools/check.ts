import { runSteps } from './check/run-steps.ts'
import { checkSteps } from './check/steps.ts'

const only = process.argv.slice(2)
const steps = checkSteps(process.cwd()).filter(
  ({ name }) => only.length === 0 || only.some((word) => name.includes(word)),
)
const { failed } = await runSteps(steps, console.log)
process.exit(failed ? 1 : 0)
