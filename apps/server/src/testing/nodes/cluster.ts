import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type S3StandIn, startS3 } from '../../platform/files/s3/s3.stand-in.ts'
import { createNode, type Node } from './node.ts'
import { startPooler } from './pooler.ts'

const nextVersion = fileURLToPath(new URL('next-version.fixture.ts', import.meta.url))

export interface Cluster {
  webs: [Node, Node]
  workers: [Node, Node]
  s3: S3StandIn
  /** A web node of the next version, which is not started yet. */
  next: Node
  /** Whether pgbouncer stands before the database. */
  isPooled: boolean
  close(): Promise<void>
}

/** Two web nodes and two workers with disks of their own, S3, and a pooler in transaction mode where there is one. */
export async function startCluster(databaseUrl: string): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'matai-nodes-'))
  await chmod(folder, 0o755)
  const s3 = await startS3()
  const pooler = await startPooler(databaseUrl, folder)
  const shared = {
    ...s3.environment,
    DATABASE_URL: pooler?.url ?? databaseUrl,
    ...(pooler ? { DATABASE_DIRECT_URL: databaseUrl } : {}),
    SECRET: 'a secret that all nodes of the test share',
    LOG_LEVEL: 'error',
    // One machine stands for many.
    CALLS_PER_SECOND: '0',
    DATABASE_POOL: '6',
    TRUST_PROXY: '1',
    PUSH_PRIVATE_HOSTS: '127.0.0.1',
  }
  const node = (name: string, ROLE: string) => createNode({ ...shared, ROLE, DATA_DIR: join(folder, name) })
  const webs: Cluster['webs'] = [await node('web-1', 'web'), await node('web-2', 'web')]
  const workers: Cluster['workers'] = [await node('worker-1', 'worker'), await node('worker-2', 'worker')]
  const nextDir = join(folder, 'next')
  await mkdir(nextDir)
  const next = await createNode({ ...shared, ROLE: 'web', DATA_DIR: nextDir }, { program: nextVersion })
  const close = async () => {
    for (const one of [...webs, ...workers, next]) await one.kill()
    await pooler?.stop()
    await s3.close()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    // The first makes the tables and the mark of the files; the others find them.
    await webs[0].start()
    for (const one of [webs[1], ...workers]) await one.start()
  } catch (error) {
    await close()
    throw error
  }
  return { webs, workers, next, s3, isPooled: pooler !== undefined, close }
}
