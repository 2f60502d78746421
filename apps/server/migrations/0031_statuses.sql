CREATE TABLE "code_status" (
	"account_id" bigint NOT NULL,
	"qr_code_id" text NOT NULL,
	"status_id" bigint NOT NULL,
	"item_id" bigint,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"next_id" bigint,
	"change_id" bigint NOT NULL,
	"live" boolean DEFAULT true NOT NULL,
	CONSTRAINT "code_status_account_id_qr_code_id_status_id_pk" PRIMARY KEY("account_id","qr_code_id","status_id")
);
--> statement-breakpoint
CREATE TABLE "status" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "status_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"permission" text NOT NULL,
	"members" jsonb NOT NULL,
	"show" text NOT NULL,
	"stuck_hours" integer,
	"transitions" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "status_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "status_change" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "status_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"qr_code_id" text NOT NULL,
	"status_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"from_id" bigint,
	"to_id" bigint,
	"user_id" bigint,
	"record_id" bigint,
	"form_id" bigint,
	"reason" text DEFAULT '' NOT NULL,
	"photo_id" text,
	"until" timestamp with time zone,
	"batch" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "status_change_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "status_item" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "status_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"status_id" bigint NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"colour" text NOT NULL,
	"shape" text NOT NULL,
	"letter" text NOT NULL,
	"is_default" boolean NOT NULL,
	"is_problem" boolean NOT NULL,
	"position" integer NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "status_item_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "status_rule" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "status_rule_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"status_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"form_id" bigint NOT NULL,
	"when" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "status_rule_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "status_wall" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "status_wall_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"status_ids" jsonb NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "status_wall_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE INDEX "code_status_item" ON "code_status" USING btree ("account_id","status_id","item_id","since");--> statement-breakpoint
CREATE INDEX "code_status_until" ON "code_status" USING btree ("until") WHERE until is not null;--> statement-breakpoint
CREATE INDEX "status_newest" ON "status" USING btree ("account_id","updated_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "status_change_code" ON "status_change" USING btree ("account_id","qr_code_id","id");--> statement-breakpoint
CREATE INDEX "status_change_batch" ON "status_change" USING btree ("account_id","batch") WHERE batch is not null;--> statement-breakpoint
CREATE INDEX "status_change_day" ON "status_change" USING btree ("account_id","status_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "status_item_key" ON "status_item" USING btree ("account_id","status_id","key") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "status_item_of" ON "status_item" USING btree ("account_id","status_id","position");--> statement-breakpoint
CREATE INDEX "status_rule_form" ON "status_rule" USING btree ("account_id","form_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "status_wall_token" ON "status_wall" USING btree ("account_id","token_hash");