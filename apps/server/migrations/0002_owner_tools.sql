CREATE TABLE "code_block" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "code_block_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"qr_code_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"by" text NOT NULL,
	"reason" text NOT NULL,
	"lifted_at" timestamp with time zone,
	"lifted_by" text DEFAULT '' NOT NULL,
	"lift_reason" text DEFAULT '' NOT NULL,
	"appeal_at" timestamp with time zone,
	"appeal" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"answer" text DEFAULT '' NOT NULL,
	CONSTRAINT "code_block_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "code_report" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "code_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"qr_code_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reason" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"visitor" text DEFAULT '' NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "code_report_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "export_task" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "export_task_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"request" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"problem" jsonb,
	"blob_id" text,
	"file_name" text DEFAULT '' NOT NULL,
	"mime" text DEFAULT '' NOT NULL,
	"size" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"alive_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "export_task_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"once" text DEFAULT '' NOT NULL,
	"read_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "notice_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "notice_subscription" (
	"account_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"unwanted" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "notice_subscription_account_id_user_id_pk" PRIMARY KEY("account_id","user_id")
);
--> statement-breakpoint
DROP INDEX "code_refusal_code";--> statement-breakpoint
ALTER TABLE "directory" ADD COLUMN "summary" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "directory" ADD COLUMN "page_id" text;--> statement-breakpoint
ALTER TABLE "directory" ADD COLUMN "published" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "qr_code" ADD COLUMN "open_method" text DEFAULT 'h5' NOT NULL;--> statement-breakpoint
CREATE INDEX "code_block_code" ON "code_block" USING btree ("account_id","qr_code_id","id");--> statement-breakpoint
CREATE INDEX "code_block_standing" ON "code_block" USING btree ("created_at","id") WHERE lifted_at is null;--> statement-breakpoint
CREATE INDEX "code_block_appealed" ON "code_block" USING btree ("appeal_at","id") WHERE appeal_at is not null and answered_at is null and lifted_at is null;--> statement-breakpoint
CREATE INDEX "code_report_open" ON "code_report" USING btree ("created_at","id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "code_report_closed" ON "code_report" USING btree ("closed_at","id") WHERE closed_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "code_report_visitor" ON "code_report" USING btree ("account_id","qr_code_id","visitor") WHERE visitor <> '';--> statement-breakpoint
CREATE INDEX "code_report_code" ON "code_report" USING btree ("account_id","qr_code_id","created_at");--> statement-breakpoint
CREATE INDEX "export_task_newest" ON "export_task" USING btree ("account_id","user_id","id");--> statement-breakpoint
CREATE INDEX "export_task_expiry" ON "export_task" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "export_task_open" ON "export_task" USING btree ("id") WHERE state in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "notice_newest" ON "notice" USING btree ("account_id","user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "notice_once" ON "notice" USING btree ("account_id","user_id","kind","once") WHERE once <> '';--> statement-breakpoint
CREATE INDEX "notice_at" ON "notice" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "audit_entry_user" ON "audit_entry" USING btree ("account_id","user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entry_verb" ON "audit_entry" USING btree ("account_id","verb","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entry_name" ON "audit_entry" USING gin ("account_id","name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "code_access_limited" ON "code_access" USING btree ("account_id","qr_code_id") WHERE settings ->> 'scansTotal' is not null;--> statement-breakpoint
CREATE INDEX "code_refusal_newest" ON "code_refusal" USING btree ("account_id","qr_code_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "directory_page" ON "directory" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "scan_day_ranking" ON "scan_day" USING btree ("account_id","day");--> statement-breakpoint
CREATE INDEX "qr_code_directory_name" ON "qr_code" USING btree ("account_id","directory_id","name" collate "C","id") WHERE deleted_at is null;