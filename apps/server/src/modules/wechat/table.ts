import type { Language } from '@matai/i18n'
import { boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, moment, reference } from '../../platform/db/columns.ts'

/** What a scene is for: to sign in, to bind a WeChat to a user, or to have somebody agree to messages. */
export type ScenePurpose = 'signIn' | 'bind' | 'receive'
/** `confirmed`: the person said in WeChat that it is they. `refused`: that it is not. */
export type SceneState = 'waiting' | 'scanned' | 'confirmed' | 'refused'

/** To whom somebody outside of the console agrees, and as which receiver. */
export interface Subject {
  accountId: number
  receiverId: number
}

/** Something that a person begins here and confirms in WeChat. The browser's key is nowhere: `keyHash` is its SHA-256. */
export const wechatScene = pgTable(
  'wechat_scene',
  {
    id: text('id').primaryKey(),
    keyHash: text('key_hash').notNull(),
    purpose: text('purpose').$type<ScenePurpose>().notNull(),
    way: text('way').notNull(),
    state: text('state').$type<SceneState>().notNull(),
    /** Who scanned: the app and the person's openid there. */
    appId: text('app_id').notNull().default(''),
    openId: text('open_id').notNull().default(''),
    /** The person over all apps, once confirmed. */
    person: text('person').notNull().default(''),
    /** E.164, proven while this was under way. */
    mobile: text('mobile').notNull().default(''),
    /** Who binds. */
    userId: reference('user_id'),
    subject: jsonb('subject').$type<Subject>(),
    /** What the person reads before confirming. */
    about: text('about').notNull(),
    language: text('language').$type<Language>().notNull(),
    createdAt: createdAt(),
    until: moment('until').notNull(),
  },
  (table) => [index('wechat_scene_until').on(table.until)],
)

/** Somebody as one app knows them. `person` is the same over all apps of one open-platform account. */
export const wechatIdentity = pgTable(
  'wechat_identity',
  {
    appId: text('app_id').notNull(),
    openId: text('open_id').notNull(),
    person: text('person').notNull(),
    /** Of the official account: whether messages can reach them. */
    follows: boolean('follows').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.appId, table.openId] }), index('wechat_identity_person').on(table.person)],
)

/** Whose a WeChat is: one for a user, and one user for it. */
export const wechatBinding = pgTable('wechat_binding', {
  userId: reference('user_id').primaryKey(),
  person: text('person').notNull().unique(),
  /** Whether notices also come by WeChat. */
  subscribed: boolean('subscribed').notNull().default(false),
  boundAt: moment('bound_at').notNull(),
})
