CREATE TABLE "form_approval" (
	"account_id" bigint NOT NULL,
	"form_id" bigint NOT NULL,
	"levels" jsonb NOT NULL,
	CONSTRAINT "form_approval_account_id_form_id_pk" PRIMARY KEY("account_id","form_id")
);
--> statement-breakpoint
CREATE TABLE "record_approval" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "record_approval_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"record_id" bigint NOT NULL,
	"level" smallint NOT NULL,
	"user_id" bigint NOT NULL,
	"approved" boolean NOT NULL,
	"reason" text NOT NULL,
	"signature_id" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "record_approval_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "record_link" (
	"account_id" bigint NOT NULL,
	"form_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"record_id" bigint NOT NULL,
	"period" text NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"digest" text NOT NULL,
	"change" text,
	"mark" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "record_link_account_id_form_id_seq_pk" PRIMARY KEY("account_id","form_id","seq")
);
--> statement-breakpoint
CREATE TABLE "record_print" (
	"account_id" bigint NOT NULL,
	"form_id" bigint NOT NULL,
	"sha256" text NOT NULL,
	"record_ids" jsonb NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "record_print_account_id_form_id_sha256_pk" PRIMARY KEY("account_id","form_id","sha256")
);
--> statement-breakpoint
CREATE TABLE "record_view" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "record_view_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"form_id" bigint NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "record_view_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "form_record" ADD COLUMN "charge_id" bigint;--> statement-breakpoint
ALTER TABLE "form_record" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "form_record" ADD COLUMN "approval" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "form_record" ADD COLUMN "approval_level" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "form_tally" ADD COLUMN "links" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "form_tally" ADD COLUMN "mark" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "record_follow_up" ADD COLUMN "charge_id" bigint;--> statement-breakpoint
ALTER TABLE "record_follow_up" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "record_approval_level" ON "record_approval" USING btree ("account_id","record_id","level");--> statement-breakpoint
CREATE INDEX "record_link_record" ON "record_link" USING btree ("account_id","record_id","seq");--> statement-breakpoint
CREATE INDEX "record_link_number" ON "record_link" USING btree ("account_id","form_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "record_view_name" ON "record_view" USING btree ("account_id","user_id","form_id","name");--> statement-breakpoint
CREATE INDEX "form_record_charge" ON "form_record" USING btree ("account_id","form_id","charge_id","at","id") WHERE charge_id is not null;--> statement-breakpoint
CREATE INDEX "form_record_due" ON "form_record" USING btree ("account_id","form_id","due_at") WHERE due_at is not null and follow_up in ('pending', 'inProgress');--> statement-breakpoint
CREATE INDEX "form_record_approval" ON "form_record" USING btree ("account_id","form_id","approval","at","id") WHERE approval <> 'none';