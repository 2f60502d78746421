import { z } from 'zod'
import { call } from './call.ts'
import { instant, listInput, listOf, publicId, say } from './fields.ts'
import { qrCodeKinds, qrCodeStates } from './qr-codes.ts'
import { appealMax, blockReasonMax, reportReasons } from '@matai/rules/report-limits'

const written = (max: number, missing: Parameters<typeof say>[0]) => z.string().trim().min(1, say(missing)).max(max)
const reason = written(blockReasonMax, 'abuse.reasonMissing')
const id = publicId()
const done = z.object({})

/** A live code, or the public page of a directory, as an operator sees it, whoever owns it. */
export const OperatedCode = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  kind: z.enum([...qrCodeKinds, 'directory']),
  state: z.enum(qrCodeStates),
  blockedAt: instant.nullable(),
  owner: z.object({ accountId: z.int(), name: z.string() }),
})
export type OperatedCode = z.infer<typeof OperatedCode>

export const CodeReport = z.object({
  id: z.int(),
  at: instant,
  reason: z.enum(reportReasons),
  text: z.string(),
  contact: z.string(),
  closedAt: instant.nullable(),
})
export type CodeReport = z.infer<typeof CodeReport>

/** When a live code was stopped, why, what the owner said to it, and what became of that. */
export const BlockInfo = z.object({
  at: instant,
  reason: z.string(),
  liftedAt: instant.nullable(),
  liftReason: z.string(),
  appeal: z.object({ at: instant, text: z.string() }).nullable(),
  answer: z.object({ at: instant, text: z.string() }).nullable(),
})
export type BlockInfo = z.infer<typeof BlockInfo>

/** The same with who did it, for operators. */
export const CodeBlock = BlockInfo.extend({ by: z.string(), liftedBy: z.string() })
export type CodeBlock = z.infer<typeof CodeBlock>

/** What visitors reported of one live code: how often, and the newest report. */
export const ReportedCode = z.object({
  code: OperatedCode,
  reports: z.int().describe('at most 10,000 are counted'),
  newest: CodeReport,
})
export type ReportedCode = z.infer<typeof ReportedCode>

export const BlockedCode = z.object({ code: OperatedCode, block: CodeBlock })
export type BlockedCode = z.infer<typeof BlockedCode>

export const abuseCalls = {
  /** Why a live code of the account, or the public page of a directory, is stopped. */
  blockInfo: call({
    path: '/qruser/console/abuse/block_info',
    access: 'member',
    input: z.strictObject({ id }),
    output: z.object({
      name: z.string(),
      url: z.string(),
      isDirectory: z.boolean(),
      block: BlockInfo.nullable().describe('the newest; null when it was never stopped'),
      can: z.object({ appeal: z.boolean() }),
    }),
  }),
  appeal: call({
    path: '/qruser/console/abuse/appeal',
    access: 'member',
    input: z.strictObject({ id, text: written(appealMax, 'abuse.appealMissing') }),
    output: BlockInfo,
  }),
  reportList: call({
    path: '/qruser/operator/report_list',
    access: 'operator',
    input: listInput(['newest'], {}).extend({ state: z.enum(['open', 'closed']).default('open') }),
    output: listOf(ReportedCode),
  }),
  /** Closes the open reports of a live code, up to the one that was read last. */
  reportClose: call({
    path: '/qruser/operator/report_close',
    access: 'operator',
    input: z.strictObject({ id, upTo: z.int().positive().describe('this report and all older ones') }),
    output: z.object({ closed: z.int() }),
  }),
  codeFind: call({
    path: '/qruser/operator/code_find',
    access: 'operator',
    input: z.strictObject({
      code: z
        .string()
        .trim()
        .min(1, say('abuse.codeMissing'))
        .max(500)
        .describe('short id, id of a directory page, or a printed address'),
    }),
    output: z.object({
      code: OperatedCode,
      html: z
        .string()
        .describe(
          'what visitors see or would see, without script; of a directory its words and codes; empty for a jump',
        ),
      target: z.string().describe('where a jump leads'),
      reports: z.array(CodeReport).describe('the newest 50'),
      blocks: z.array(CodeBlock).describe('the newest first'),
    }),
  }),
  codeBlock: call({
    path: '/qruser/operator/code_block',
    access: 'operator',
    input: z.strictObject({ id, reason }),
    output: done,
  }),
  codeUnblock: call({
    path: '/qruser/operator/code_unblock',
    access: 'operator',
    input: z.strictObject({ id, reason }),
    output: done,
  }),
  blockList: call({
    path: '/qruser/operator/block_list',
    access: 'operator',
    input: listInput(['newest'], {}).extend({
      state: z
        .enum(['standing', 'appealed'])
        .default('standing')
        .describe('appealed: only those that wait for an answer'),
    }),
    output: listOf(BlockedCode),
  }),
  /** Answers the owner's appeal, and keeps or lifts the block. */
  appealAnswer: call({
    path: '/qruser/operator/appeal_answer',
    access: 'operator',
    input: z.strictObject({ id, lift: z.boolean(), answer: written(appealMax, 'abuse.answerMissing') }),
    output: done,
  }),
}
