CREATE TABLE "archive_id" (
	"account_id" bigint NOT NULL,
	"import_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"old" text NOT NULL,
	"fresh" text NOT NULL,
	CONSTRAINT "archive_id_account_id_import_id_kind_old_pk" PRIMARY KEY("account_id","import_id","kind","old")
);
--> statement-breakpoint
CREATE TABLE "archive_import" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "archive_import_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"file_name" text NOT NULL,
	"blob_id" text,
	"size" bigint NOT NULL,
	"mode" text NOT NULL,
	"passphrase" text,
	"language" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"phase" text DEFAULT 'checking' NOT NULL,
	"reached" bigint DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"from_name" text DEFAULT '' NOT NULL,
	"report" jsonb NOT NULL,
	"problem" jsonb,
	"attempt" integer DEFAULT 0 NOT NULL,
	"alive_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "archive_import_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "code_import" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "code_import_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"qr_code_ids" jsonb NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "code_import_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE INDEX "archive_import_open" ON "archive_import" USING btree ("id") WHERE state in ('waiting', 'running');