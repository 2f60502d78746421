CREATE TABLE "report_count" (
	"account_id" bigint NOT NULL,
	"form_id" bigint NOT NULL,
	"key" text NOT NULL,
	"query" jsonb NOT NULL,
	"print" text NOT NULL,
	"turn" integer DEFAULT 0 NOT NULL,
	"next_turn" integer DEFAULT 0 NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"links" integer DEFAULT 0 NOT NULL,
	"records" bigint DEFAULT 0 NOT NULL,
	"settled" boolean DEFAULT false NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_count_account_id_form_id_key_pk" PRIMARY KEY("account_id","form_id","key")
);
--> statement-breakpoint
CREATE TABLE "report_day" (
	"account_id" bigint NOT NULL,
	"form_id" bigint NOT NULL,
	"key" text NOT NULL,
	"turn" integer NOT NULL,
	"day" date NOT NULL,
	"counted" jsonb NOT NULL,
	CONSTRAINT "report_day_account_id_form_id_key_turn_day_pk" PRIMARY KEY("account_id","form_id","key","turn","day")
);
--> statement-breakpoint
ALTER TABLE "form_retention" ADD COLUMN "after_push" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "form_record" ADD COLUMN "pushed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "report_count_used" ON "report_count" USING btree ("account_id","form_id","used_at");