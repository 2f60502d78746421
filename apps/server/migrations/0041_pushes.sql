CREATE TABLE "push" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "push_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"address" text NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"events" jsonb NOT NULL,
	"form_ids" jsonb NOT NULL,
	"secret" text NOT NULL,
	"old_secret" text,
	"old_until" timestamp with time zone,
	"paused" text,
	"fails" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp with time zone,
	"hold_until" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"expired" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "push_delivery" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "push_delivery_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"push_id" bigint NOT NULL,
	"event_id" bigint NOT NULL,
	"type" text NOT NULL,
	"stream" text NOT NULL,
	"form_id" bigint,
	"number" integer NOT NULL,
	"test" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"lease_until" timestamp with time zone,
	"first_at" timestamp with time zone,
	"status" integer,
	"trouble" text,
	"ms" integer,
	CONSTRAINT "push_delivery_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "push_event" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "push_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"type" text NOT NULL,
	"stream" text NOT NULL,
	"form_id" bigint,
	"data" jsonb NOT NULL,
	"test_of" bigint,
	"at" timestamp with time zone NOT NULL,
	"spread" boolean DEFAULT false NOT NULL,
	CONSTRAINT "push_event_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "push_stream" (
	"account_id" bigint NOT NULL,
	"push_id" bigint NOT NULL,
	"stream" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "push_stream_account_id_push_id_stream_pk" PRIMARY KEY("account_id","push_id","stream")
);
--> statement-breakpoint
CREATE TABLE "push_try" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "push_try_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"push_id" bigint NOT NULL,
	"delivery_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"ms" integer NOT NULL,
	"status" integer,
	"trouble" text,
	"answer" text NOT NULL,
	CONSTRAINT "push_try_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE INDEX "push_at_work" ON "push" USING btree ("id") WHERE paused is null;--> statement-breakpoint
CREATE INDEX "push_delivery_due" ON "push_delivery" USING btree ("account_id","push_id","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "push_delivery_newest" ON "push_delivery" USING btree ("account_id","push_id","at","id");--> statement-breakpoint
CREATE INDEX "push_delivery_event" ON "push_delivery" USING btree ("account_id","event_id");--> statement-breakpoint
CREATE INDEX "push_event_unspread" ON "push_event" USING btree ("account_id","id") WHERE not spread;--> statement-breakpoint
CREATE INDEX "push_event_age" ON "push_event" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "push_try_delivery" ON "push_try" USING btree ("account_id","delivery_id");--> statement-breakpoint
CREATE INDEX "push_try_at" ON "push_try" USING btree ("account_id","push_id","at");