CREATE TABLE "form_address" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"form_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_answer" (
	"account_id" bigint NOT NULL,
	"record_id" bigint NOT NULL,
	"place" smallint NOT NULL,
	"form_id" bigint NOT NULL,
	"component" text NOT NULL,
	"part" text NOT NULL,
	"text" text NOT NULL,
	"number" numeric,
	"time" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "form_answer_account_id_record_id_place_pk" PRIMARY KEY("account_id","record_id","place")
);
--> statement-breakpoint
CREATE TABLE "form_filler" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "form_filler_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"form_id" bigint NOT NULL,
	"key" text NOT NULL,
	"facts" jsonb NOT NULL,
	"records" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "form_filler_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "form_record" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "form_record_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"form_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"period" text NOT NULL,
	"number" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"claims" jsonb NOT NULL,
	"score" jsonb,
	"seed" integer,
	"filler_id" bigint,
	"qr_code_id" text,
	"locked" boolean NOT NULL,
	"edits" integer DEFAULT 0 NOT NULL,
	"attempt" text NOT NULL,
	"attempt_input" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "form_record_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "form_serial" (
	"account_id" bigint NOT NULL,
	"form_id" bigint NOT NULL,
	"period" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "form_serial_account_id_form_id_period_pk" PRIMARY KEY("account_id","form_id","period")
);
--> statement-breakpoint
CREATE TABLE "form_tally" (
	"account_id" bigint NOT NULL,
	"form_id" bigint NOT NULL,
	"records" bigint NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "form_tally_account_id_form_id_pk" PRIMARY KEY("account_id","form_id")
);
--> statement-breakpoint
CREATE TABLE "form_use" (
	"account_id" bigint NOT NULL,
	"form_id" bigint NOT NULL,
	"key" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "form_use_account_id_form_id_key_pk" PRIMARY KEY("account_id","form_id","key")
);
--> statement-breakpoint
CREATE TABLE "record_change" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "record_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"record_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "record_change_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "form_address_form" ON "form_address" USING btree ("account_id","form_id");--> statement-breakpoint
CREATE INDEX "form_answer_text" ON "form_answer" USING btree ("account_id","form_id","component","text" collate "C","at","record_id");--> statement-breakpoint
CREATE INDEX "form_answer_part" ON "form_answer" USING btree ("account_id","form_id","component","part","at","record_id") WHERE part <> '';--> statement-breakpoint
CREATE INDEX "form_answer_number" ON "form_answer" USING btree ("account_id","form_id","component","number","at","record_id") WHERE number is not null;--> statement-breakpoint
CREATE INDEX "form_answer_time" ON "form_answer" USING btree ("account_id","form_id","component","time" collate "C","at","record_id") WHERE time is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "form_filler_key" ON "form_filler" USING btree ("account_id","form_id","key");--> statement-breakpoint
CREATE INDEX "form_filler_last" ON "form_filler" USING btree ("account_id","form_id","last_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "form_record_attempt" ON "form_record" USING btree ("account_id","form_id","attempt");--> statement-breakpoint
CREATE UNIQUE INDEX "form_record_number" ON "form_record" USING btree ("account_id","form_id","period","number");--> statement-breakpoint
CREATE INDEX "form_record_newest" ON "form_record" USING btree ("account_id","form_id","at","id");--> statement-breakpoint
CREATE INDEX "form_record_code" ON "form_record" USING btree ("account_id","form_id","qr_code_id","at","id") WHERE qr_code_id is not null;--> statement-breakpoint
CREATE INDEX "form_record_filler" ON "form_record" USING btree ("account_id","form_id","filler_id","at","id") WHERE filler_id is not null;--> statement-breakpoint
CREATE INDEX "form_record_locked" ON "form_record" USING btree ("account_id","id") WHERE locked;--> statement-breakpoint
CREATE INDEX "record_change_record" ON "record_change" USING btree ("account_id","record_id","id");