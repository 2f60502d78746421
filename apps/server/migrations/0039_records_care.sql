CREATE TABLE "form_follow_up" (
	"account_id" bigint NOT NULL,
	"form_id" bigint NOT NULL,
	"settings" jsonb NOT NULL,
	CONSTRAINT "form_follow_up_account_id_form_id_pk" PRIMARY KEY("account_id","form_id")
);
--> statement-breakpoint
CREATE TABLE "form_retention" (
	"account_id" bigint NOT NULL,
	"form_id" bigint NOT NULL,
	"days" integer,
	"announced" date,
	"user_id" bigint NOT NULL,
	"disposed" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "form_retention_account_id_form_id_pk" PRIMARY KEY("account_id","form_id")
);
--> statement-breakpoint
CREATE TABLE "form_shown" (
	"account_id" bigint NOT NULL,
	"form_id" bigint NOT NULL,
	"shown" jsonb NOT NULL,
	CONSTRAINT "form_shown_account_id_form_id_pk" PRIMARY KEY("account_id","form_id")
);
--> statement-breakpoint
CREATE TABLE "record_disposal" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "record_disposal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"form_id" bigint NOT NULL,
	"day" date NOT NULL,
	"days" integer NOT NULL,
	"records" integer NOT NULL,
	"by_day" jsonb NOT NULL,
	"from" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "record_disposal_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "form_record" ADD COLUMN "watch_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "record_disposal_day" ON "record_disposal" USING btree ("account_id","form_id","day");--> statement-breakpoint
CREATE INDEX "form_record_watch" ON "form_record" USING btree ("watch_at") WHERE watch_at is not null;