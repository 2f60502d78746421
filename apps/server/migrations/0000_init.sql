CREATE TABLE "account" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"tier" smallint DEFAULT 0 NOT NULL,
	"tier_until" timestamp with time zone,
	"zone" text DEFAULT 'Asia/Shanghai' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "membership" (
	"account_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"role" text NOT NULL,
	"flags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "membership_account_id_user_id_pk" PRIMARY KEY("account_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"user_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sms_code" (
	"mobile" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"used" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sms_code_mobile_purpose_pk" PRIMARY KEY("mobile","purpose")
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mobile" text,
	"username" text,
	"password_hash" text,
	"language" text,
	"closing_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_mobile_unique" UNIQUE("mobile"),
	CONSTRAINT "user_username_unique" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "directory" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "directory_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"qr_codes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "directory_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "file" (
	"account_id" bigint NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"mime" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"width" integer,
	"height" integer,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "scan" (
	"account_id" bigint NOT NULL,
	"qr_code_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL,
	"visitor" "bytea" NOT NULL,
	"machine" boolean NOT NULL,
	"wechat" boolean NOT NULL,
	"device" text NOT NULL
) PARTITION BY RANGE ("at");--> statement-breakpoint
CREATE TABLE "scan_rest" PARTITION OF "scan" DEFAULT;
--> statement-breakpoint
CREATE TABLE "scan_account_day" (
	"account_id" bigint NOT NULL,
	"day" date NOT NULL,
	"people" bigint DEFAULT 0 NOT NULL,
	"machines" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "scan_account_day_account_id_day_pk" PRIMARY KEY("account_id","day")
) WITH (fillfactor = 70);
--> statement-breakpoint
CREATE TABLE "scan_day" (
	"account_id" bigint NOT NULL,
	"qr_code_id" text NOT NULL,
	"day" date NOT NULL,
	"people" bigint DEFAULT 0 NOT NULL,
	"machines" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "scan_day_account_id_qr_code_id_day_pk" PRIMARY KEY("account_id","qr_code_id","day")
) WITH (fillfactor = 70);
--> statement-breakpoint
CREATE TABLE "qr_code" (
	"account_id" bigint NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"kind" text DEFAULT 'page' NOT NULL,
	"directory_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"style" jsonb,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"blocked_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "qr_code_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "qr_code_version" (
	"account_id" bigint NOT NULL,
	"qr_code_id" text NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"saved_by" bigint NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "qr_code_version_account_id_qr_code_id_number_pk" PRIMARY KEY("account_id","qr_code_id","number")
);
--> statement-breakpoint
CREATE TABLE "short_id" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "rate_counter" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "opened_seal" (
	"jti" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "membership_user" ON "membership" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "directory_name" ON "directory" USING btree ("account_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "file_id" ON "file" USING btree ("id");--> statement-breakpoint
CREATE INDEX "file_created" ON "file" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "qr_code_newest" ON "qr_code" USING btree ("account_id","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "qr_code_updated" ON "qr_code" USING btree ("account_id","updated_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "qr_code_directory" ON "qr_code" USING btree ("account_id","directory_id","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "qr_code_name" ON "qr_code" USING gin ("account_id","name" gin_trgm_ops) WHERE deleted_at is null;