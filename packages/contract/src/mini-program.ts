import { z } from 'zod'
import { call } from './call.ts'

/** Seconds for which a ticket leads from the mini program into a page. */
export const miniTicketSeconds = 60
/** Days for which somebody stays known in the mini program without asking WeChat again. */
export const miniSessionDays = 30

/** What only the phone has that opened the mini program. It never stands in an address. */
const key = z.string().regex(/^[\w-]{43}$/)
/** What WeChat handed to the mini program; it holds once. */
const code = z.string().min(1).max(512)

/** Somebody in the mini program, as far as the phone has to know. */
export const MiniVisitor = z.object({
  phone: z.string().describe('the number that WeChat proved, with its middle hidden; empty for none'),
  template: z.string().nullable().describe('of messages that one can agree to; null: none are sent'),
  agreed: z.int().describe('messages that may still be sent'),
})
export type MiniVisitor = z.infer<typeof MiniVisitor>

export const miniProgramCalls = {
  /** Makes somebody known by what `wx.login` gave. */
  enter: call({
    path: '/v/mini/enter',
    access: 'public',
    input: z.strictObject({
      code,
      appId: z
        .string()
        .regex(/^wx[0-9a-f]{16}$/)
        .optional()
        .describe('of the mini program that gave it, which may be one of an account; absent: that of this server'),
    }),
    output: MiniVisitor.extend({ key: z.string().describe('to be kept on this phone') }),
  }),
  /** Takes the number over which WeChat's own button asked for. */
  setPhone: call({
    path: '/v/mini/phone',
    access: 'public',
    input: z.strictObject({ key, code }),
    output: MiniVisitor,
  }),
  /** Keeps that somebody agreed to one more message, or that none is wanted. */
  agree: call({
    path: '/v/mini/agree',
    access: 'public',
    input: z.strictObject({ key, agrees: z.boolean() }),
    output: MiniVisitor,
  }),
  /** Lets a page know the same person: once, within a minute, and only for that page. */
  getTicket: call({
    path: '/v/mini/ticket',
    access: 'public',
    input: z.strictObject({ key, path: z.string().min(1).max(500).describe('of a page on this server') }),
    output: z.object({ path: z.string().describe('to open instead') }),
  }),
  /** Nothing of a person stays. */
  forget: call({
    path: '/v/mini/forget',
    access: 'public',
    input: z.strictObject({ key }),
    output: z.object({}),
  }),
}
