CREATE TABLE "record_layout" (
	"account_id" bigint NOT NULL,
	"form_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"blocks" jsonb,
	CONSTRAINT "record_layout_account_id_form_id_pk" PRIMARY KEY("account_id","form_id")
);
--> statement-breakpoint
CREATE TABLE "saved_report" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "saved_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"form_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"query" jsonb NOT NULL,
	"schedule" jsonb,
	"readers" jsonb NOT NULL,
	"next_at" timestamp with time zone,
	"token_hash" text,
	"shared_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_report_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "reminder_rule" ADD COLUMN "groups" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "record_link" ADD COLUMN "entry_id" bigint;--> statement-breakpoint
CREATE INDEX "saved_report_form" ON "saved_report" USING btree ("account_id","form_id","name","id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_report_token" ON "saved_report" USING btree ("account_id","token_hash") WHERE token_hash is not null;--> statement-breakpoint
CREATE INDEX "saved_report_next" ON "saved_report" USING btree ("next_at") WHERE next_at is not null;