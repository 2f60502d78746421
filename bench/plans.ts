import type { Pool } from 'pg'

/** A statement as the server sent it, with its values. */
export interface Statement {
  text: string
  values: unknown[]
}

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Plan[]
}

/** Keeps what a pool is asked while `work` goes on. */
export async function statementsOf(pool: Pool, work: () => Promise<unknown>): Promise<Statement[]> {
  const asked: Statement[] = []
  const { query } = pool
  // Drizzle hands a configuration and the values; nothing else asks this pool for anything meanwhile.
  pool.query = ((config: { text?: string } | string, values: unknown[] = []) => {
    asked.push({ text: typeof config === 'string' ? config : (config.text ?? ''), values })
    return Reflect.apply(query, pool, [config, values])
  }) as typeof pool.query
  try {
    await work()
  } finally {
    pool.query = query
  }
  return asked
}

export interface Explained {
  /** As the database prints it, without what differs from run to run. */
  text: string
  /** Names of steps and of what they read, in their order: the same at every size when the plan is the same. */
  shape: string
  /** Tables that it reads. */
  tables: string[]
  /** Rows that whole tables were read for. */
  walked: { table: string; rows: number }[]
  /** Most rows that one step read from a table or an index, also those that it threw away. */
  read: number
  /** Most rows that one step took in to sort them. */
  sorted: number
}

/** Runs a statement once more and tells how the database goes about it. */
export async function explain(pool: Pool, { text, values }: Statement): Promise<Explained> {
  const settings = 'analyze, costs off, timing off, summary off, buffers off'
  const printed = await pool.query<{ 'QUERY PLAN': string }>(`explain (${settings}) ${text}`, values)
  const parsed = await pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (${settings}, format json) ${text}`,
    values,
  )
  const steps = parsed.rows.flatMap((row) => stepsOf(row['QUERY PLAN'][0].Plan))
  return {
    text: printed.rows.map((row) => row['QUERY PLAN']).join('\n'),
    shape: steps.map((step) => `${step['Node Type']} ${step['Index Name'] ?? step['Relation Name'] ?? ''}`).join(' > '),
    tables: steps.flatMap((step) => step['Relation Name'] ?? []),
    walked: steps
      .filter((step) => step['Node Type'] === 'Seq Scan')
      .map((step) => ({ table: step['Relation Name'] ?? '', rows: rowsOutOf(step) })),
    read: Math.max(0, ...steps.filter((step) => step['Node Type'].includes('Scan')).map(rowsOutOf)),
    sorted: Math.max(0, ...steps.filter((step) => step['Node Type'] === 'Sort').map(rowsInto)),
  }
}

function stepsOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(stepsOf)]
}

function rowsOutOf(plan: Plan): number {
  const {
    'Actual Rows': rows,
    'Rows Removed by Filter': filtered = 0,
    'Rows Removed by Index Recheck': lossy = 0,
  } = plan
  return (rows + filtered + lossy) * plan['Actual Loops']
}

function rowsInto({ Plans = [] }: Plan): number {
  return Plans.reduce((sum, plan) => sum + plan['Actual Rows'] * plan['Actual Loops'], 0)
}
