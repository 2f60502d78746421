CREATE TABLE "plan" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "plan_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"state" text DEFAULT 'paused' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"form_id" bigint NOT NULL,
	"directory_ids" jsonb NOT NULL,
	"cycle" jsonb NOT NULL,
	"opens_at" text NOT NULL,
	"warns_at" text NOT NULL,
	"closes_at" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"holidays" text NOT NULL,
	"no_check_items" jsonb NOT NULL,
	"people" jsonb NOT NULL,
	"active_from" date,
	"next_at" timestamp with time zone,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "plan_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "plan_code" (
	"account_id" bigint NOT NULL,
	"plan_id" bigint NOT NULL,
	"qr_code_id" text NOT NULL,
	CONSTRAINT "plan_code_account_id_plan_id_qr_code_id_pk" PRIMARY KEY("account_id","plan_id","qr_code_id")
);
--> statement-breakpoint
CREATE TABLE "plan_holiday" (
	"account_id" bigint NOT NULL,
	"day" date NOT NULL,
	"off" boolean NOT NULL,
	CONSTRAINT "plan_holiday_account_id_day_pk" PRIMARY KEY("account_id","day")
);
--> statement-breakpoint
CREATE TABLE "plan_move" (
	"account_id" bigint NOT NULL,
	"plan_id" bigint NOT NULL,
	"key" date NOT NULL,
	"to_day" date,
	"reason" text NOT NULL,
	"user_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_move_account_id_plan_id_key_pk" PRIMARY KEY("account_id","plan_id","key")
);
--> statement-breakpoint
CREATE TABLE "plan_task" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "plan_task_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"plan_id" bigint NOT NULL,
	"window_id" bigint NOT NULL,
	"qr_code_id" text NOT NULL,
	"done_at" timestamp with time zone,
	"record_id" bigint,
	"exempt_item" bigint,
	CONSTRAINT "plan_task_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "plan_window" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "plan_window_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"plan_id" bigint NOT NULL,
	"key" date NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"warns_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"judged_at" timestamp with time zone,
	CONSTRAINT "plan_window_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"account_id" bigint NOT NULL,
	"qr_code_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "stock_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"unit" text NOT NULL,
	"in_form_id" bigint NOT NULL,
	"out_form_id" bigint NOT NULL,
	"quantity" numeric DEFAULT '0' NOT NULL,
	"minimum" numeric,
	"may_go_below" boolean NOT NULL,
	"price" numeric,
	"moved_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_account_id_qr_code_id_pk" PRIMARY KEY("account_id","qr_code_id")
);
--> statement-breakpoint
CREATE TABLE "stock_move" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "stock_move_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"qr_code_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" numeric NOT NULL,
	"after" numeric NOT NULL,
	"user_id" bigint,
	"record_id" bigint,
	"form_id" bigint,
	"reason" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_move_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE INDEX "plan_newest" ON "plan" USING btree ("account_id","updated_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "plan_due" ON "plan" USING btree ("next_at") WHERE state = 'running' and deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "plan_task_once" ON "plan_task" USING btree ("account_id","window_id","qr_code_id");--> statement-breakpoint
CREATE INDEX "plan_task_code" ON "plan_task" USING btree ("account_id","qr_code_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_window_key" ON "plan_window" USING btree ("account_id","plan_id","key");--> statement-breakpoint
CREATE INDEX "plan_window_newest" ON "plan_window" USING btree ("account_id","opens_at","id");--> statement-breakpoint
CREATE INDEX "plan_window_open" ON "plan_window" USING btree ("closes_at") WHERE judged_at is null;--> statement-breakpoint
CREATE INDEX "stock_newest" ON "stock" USING btree ("account_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "stock_move_code" ON "stock_move" USING btree ("account_id","qr_code_id","at","id");