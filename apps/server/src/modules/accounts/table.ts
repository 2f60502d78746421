import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { Flag } from '@matai/contract'
import { createdAt, moment, reference, rowId } from '../../platform/db/columns.ts'
import { everywhere, hereOnly } from '../../platform/db/placement.ts'

/** A person who signs in. `mobile` is E.164; null once the person is erased. */
export const user = everywhere(
  pgTable('user', {
    id: rowId().primaryKey(),
    mobile: text('mobile').unique(),
    username: text('username').unique(),
    /** Lower case; proven by a link that was sent there. */
    email: text('email').unique(),
    passwordHash: text('password_hash'),
    /** Set where an operator gave the password: it lets in once, until then, for choosing another one. */
    passwordOnceUntil: moment('password_once_until'),
    lastSignInAt: moment('last_sign_in_at'),
    language: text('language'),
    closingAt: moment('closing_at'),
    /** The account whose own sign-in brought the person, who has no number then. */
    providedBy: reference('provided_by'),
    createdAt: createdAt(),
  }),
)

/** Who runs the server where the settings name nobody: the first person who registered. At most one row, in place 1. */
export const serverOperator = hereOnly(
  pgTable('server_operator', {
    place: smallint('place').primaryKey(),
    userId: reference('user_id').notNull(),
    createdAt: createdAt(),
  }),
)

/** What owns data. `tier` is the wire's vipLevel; `zone` decides where a day begins. */
export const account = everywhere(
  pgTable('account', {
    id: rowId().primaryKey(),
    kind: text('kind', { enum: ['personal', 'enterprise'] }).notNull(),
    name: text('name').notNull(),
    ownerId: reference('owner_id').notNull(),
    tier: smallint('tier').notNull().default(0),
    tierUntil: moment('tier_until'),
    /** Since when nobody may work in it; what was printed goes on resolving. */
    disabledAt: moment('disabled_at'),
    disabledReason: text('disabled_reason').notNull().default(''),
    zone: text('zone').notNull().default('Asia/Shanghai'),
    /** Nobody works here without a second step of signing in. */
    demandsSecondFactor: boolean('demands_second_factor').notNull().default(false),
    createdAt: createdAt(),
  }),
)

/** Who works in an account, as what. */
export const membership = everywhere(
  pgTable(
    'membership',
    {
      accountId: reference('account_id').notNull(),
      userId: reference('user_id').notNull(),
      role: text('role', { enum: ['admin', 'subAdmin'] }).notNull(),
      flags: jsonb('flags').$type<Flag[]>().notNull().default([]),
      /** What the person is called there; empty: as everywhere. */
      name: text('name').notNull().default(''),
      email: text('email').notNull().default(''),
      /** The directories that the person works in, with all below them; null: all. */
      directories: jsonb('directories').$type<number[]>(),
      /** The last moment of a guest. */
      until: moment('until'),
      /** Looks and changes nothing. */
      viewOnly: boolean('view_only').notNull().default(false),
      createdAt: createdAt(),
    },
    (table) => [primaryKey({ columns: [table.accountId, table.userId] }), index('membership_user').on(table.userId)],
  ),
)

/** A signed-in device. The token itself is nowhere: `tokenHash` is its SHA-256 in hex. */
export const session = hereOnly(
  pgTable(
    'session',
    {
      id: rowId().primaryKey(),
      tokenHash: text('token_hash').notNull().unique(),
      userId: reference('user_id').notNull(),
      accountId: reference('account_id').notNull(),
      /** Whether the person has said where to work; false while several accounts may be meant. */
      chosen: boolean('chosen').notNull().default(true),
      /** By the own sign-in of that account: it holds nowhere else, and changes nothing of the person. */
      within: boolean('within').notNull().default(false),
      /** With whose rights an administrator looks at the account for a while. */
      seenAs: reference('seen_as'),
      device: text('device').notNull(),
      createdAt: createdAt(),
      lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
      expiresAt: moment('expires_at').notNull(),
    },
    (table) => [index('session_user').on(table.userId)],
  ),
)

/** A way in for one person. The code itself is nowhere: `codeHash` is keyed, and the key is not in the database. */
export const invitation = hereOnly(
  pgTable(
    'invitation',
    {
      id: rowId().primaryKey(),
      codeHash: text('code_hash').notNull().unique(),
      tier: smallint('tier'),
      tierUntil: moment('tier_until'),
      /** The only number that may use it. */
      mobile: text('mobile'),
      /** Where it was mailed to; whoever uses it has read that mail. */
      email: text('email'),
      note: text('note').notNull().default(''),
      createdAt: createdAt(),
      expiresAt: moment('expires_at').notNull(),
      usedAt: moment('used_at'),
      usedBy: reference('used_by'),
    },
    (table) => [index('invitation_expires').on(table.expiresAt)],
  ),
)

/** The newest code sent to a number for a purpose, as a keyed hash: the key is not in the database. */
export const smsCode = hereOnly(
  pgTable(
    'sms_code',
    {
      mobile: text('mobile').notNull(),
      purpose: text('purpose').notNull(),
      codeHash: text('code_hash').notNull(),
      /** Whence it was asked for, as a keyed hash; wrong tries from there and from elsewhere are counted apart. */
      askedFrom: text('asked_from').notNull().default(''),
      wrongTries: integer('wrong_tries').notNull().default(0),
      foreignTries: integer('foreign_tries').notNull().default(0),
      used: boolean('used').notNull().default(false),
      expiresAt: moment('expires_at').notNull(),
    },
    (table) => [primaryKey({ columns: [table.mobile, table.purpose] })],
  ),
)

/** A limit that a name has met, until its window ends: for the operator, who may open it. `handle` names the counter. */
export const lockedName = hereOnly(
  pgTable(
    'locked_name',
    {
      handle: text('handle').primaryKey(),
      /** A number (E.164) or a username. */
      name: text('name').notNull(),
      limit: text('limit').notNull(),
      lockedAt: moment('locked_at').notNull(),
      until: moment('until').notNull(),
    },
    (table) => [index('locked_name_name').on(table.name)],
  ),
)

/** A person's second step of signing in. `secret` is sealed under a key that is not in the database. */
export const secondFactor = hereOnly(
  pgTable('second_factor', {
    userId: reference('user_id').primaryKey(),
    secret: text('secret').notNull(),
    /** Until the first right code it asks nobody for one. */
    confirmed: boolean('confirmed').notNull().default(false),
    /** The newest half minute whose code was used: none is used twice. */
    lastStep: integer('last_step').notNull().default(0),
    /** Hashes of the recovery codes that are left. */
    recovery: jsonb('recovery').$type<string[]>().notNull().default([]),
  }),
)
