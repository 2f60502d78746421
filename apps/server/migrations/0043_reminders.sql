CREATE TABLE "reminder" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "reminder_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"rule_id" bigint NOT NULL,
	"rule_name" text NOT NULL,
	"event" text NOT NULL,
	"who" text NOT NULL,
	"receiver_id" bigint,
	"user_id" bigint,
	"name" text NOT NULL,
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"details" jsonb NOT NULL,
	"link" text NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"claimed_at" timestamp with time zone,
	"tries" smallint DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "reminder_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "reminder_receiver" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "reminder_receiver_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"user_id" bigint,
	"mobile" text,
	"mobile_confirmed_at" timestamp with time zone,
	"email" text,
	"email_confirmed_at" timestamp with time zone,
	"language" text NOT NULL,
	"off" boolean NOT NULL,
	"quiet" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reminder_receiver_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "reminder_rule" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "reminder_rule_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"on" jsonb NOT NULL,
	"event" text NOT NULL,
	"subject_id" bigint,
	"receivers" jsonb NOT NULL,
	"others" jsonb NOT NULL,
	"channels" jsonb NOT NULL,
	"digest_at" text,
	"enabled" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reminder_rule_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "reminder_stop" (
	"account_id" bigint NOT NULL,
	"address" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "reminder_stop_account_id_address_pk" PRIMARY KEY("account_id","address")
);
--> statement-breakpoint
ALTER TABLE "plan_window" ADD COLUMN "warned_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "reminder_once" ON "reminder" USING btree ("account_id","rule_id","event","who","channel");--> statement-breakpoint
CREATE INDEX "reminder_at" ON "reminder" USING brin ("at");--> statement-breakpoint
CREATE INDEX "reminder_newest" ON "reminder" USING btree ("account_id","at","id");--> statement-breakpoint
CREATE INDEX "reminder_waiting" ON "reminder" USING btree ("due_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "reminder_claimed" ON "reminder" USING btree ("claimed_at") WHERE state = 'sending' and claimed_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "reminder_receiver_user" ON "reminder_receiver" USING btree ("account_id","user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "reminder_receiver_newest" ON "reminder_receiver" USING btree ("account_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "reminder_rule_event" ON "reminder_rule" USING btree ("account_id","event","subject_id");--> statement-breakpoint
CREATE INDEX "reminder_rule_newest" ON "reminder_rule" USING btree ("account_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "plan_window_warning" ON "plan_window" USING btree ("warns_at") WHERE warned_at is null and judged_at is null;