import { z } from 'zod'
import { call } from './call.ts'
import { qrCodeId } from './fields.ts'
import { openMethods } from './qr-codes.ts'

/** Those that lead into a mini program. */
export const miniMethods = ['miniProgram', 'plainMiniProgram'] as const
export type MiniMethod = (typeof miniMethods)[number]

/** Pixels of a mini program code. */
export const miniCodeWidths = [280, 430, 860, 1280] as const

/** How phones can open what is printed, and what WeChat prints itself. */
export const openMethodCalls = {
  /** Which ways there are for this account, and what each lacks. */
  list: call({
    path: '/qruser/console/qrcode/open_methods',
    access: 'member',
    input: z.strictObject({}),
    output: z.object({
      list: z.array(
        z.object({
          method: z.enum(openMethods),
          appId: z.string().describe('of the mini program; empty for none'),
          problem: z.string().nullable().describe('why it cannot be chosen, in words'),
        }),
      ),
    }),
  }),
  /** A mini program code (wxacode) of a live code, drawn by WeChat. */
  miniCode: call({
    path: '/qruser/console/qrcode/mini_code',
    access: 'member',
    heavy: true,
    input: z.strictObject({
      id: qrCodeId(),
      method: z.enum(miniMethods).default('miniProgram'),
      width: z.literal(miniCodeWidths).default(430),
      version: z.enum(['release', 'trial', 'develop']).default('release').describe('of the mini program'),
    }),
    output: z.object({
      mime: z.string(),
      picture: z.string().describe('in base64'),
      page: z.string().describe('of the mini program, which the code opens'),
      scene: z.string().describe('what that page is told'),
    }),
  }),
}
