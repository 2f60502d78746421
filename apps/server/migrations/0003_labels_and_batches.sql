CREATE TABLE "batch_child" (
	"account_id" bigint NOT NULL,
	"qr_code_id" text NOT NULL,
	"template_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"number" text NOT NULL,
	"key_value" text,
	"values" jsonb NOT NULL,
	"version" integer NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"import_id" bigint,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "batch_child_account_id_qr_code_id_pk" PRIMARY KEY("account_id","qr_code_id")
);
--> statement-breakpoint
CREATE TABLE "batch_import" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "batch_import_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"template_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"file_name" text NOT NULL,
	"language" text DEFAULT 'zh' NOT NULL,
	"state" text DEFAULT 'checked' NOT NULL,
	"version" integer NOT NULL,
	"blob_id" text,
	"rows" jsonb NOT NULL,
	"problems" jsonb NOT NULL,
	"total" integer NOT NULL,
	"bad" integer NOT NULL,
	"creates" integer NOT NULL,
	"changes" integer NOT NULL,
	"unchanged" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"alive_at" timestamp with time zone,
	"go_on" boolean DEFAULT false NOT NULL,
	"size" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "batch_import_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "batch_template" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "batch_template_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"columns" jsonb NOT NULL,
	"blocks" jsonb NOT NULL,
	"name_pattern" text NOT NULL,
	"key_column" text,
	"directory_id" bigint,
	"style" jsonb,
	"label_template_id" bigint,
	"place" integer NOT NULL,
	"next_child" integer DEFAULT 0 NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"updating" boolean DEFAULT false NOT NULL,
	"alive_at" timestamp with time zone,
	CONSTRAINT "batch_template_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "label_template" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "label_template_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"design" jsonb NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "label_template_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "print_job" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "print_job_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"qr_code_ids" jsonb NOT NULL,
	"codes" integer NOT NULL,
	"label_name" text DEFAULT '' NOT NULL,
	"settings" jsonb NOT NULL,
	"task_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "print_job_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "printer" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "printer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"offset_x" double precision NOT NULL,
	"offset_y" double precision NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "printer_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "style_choice" (
	"account_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"style_template_id" bigint NOT NULL,
	CONSTRAINT "style_choice_account_id_user_id_pk" PRIMARY KEY("account_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "style_template" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "style_template_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"style" jsonb NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "style_template_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "batch_child_place" ON "batch_child" USING btree ("account_id","template_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "batch_child_number" ON "batch_child" USING btree ("account_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "batch_child_key" ON "batch_child" USING btree ("account_id","template_id","key_value") WHERE key_value is not null;--> statement-breakpoint
CREATE INDEX "batch_child_import" ON "batch_child" USING btree ("account_id","import_id","place");--> statement-breakpoint
CREATE INDEX "batch_child_search" ON "batch_child" USING gin ("account_id","search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "batch_child_behind" ON "batch_child" USING btree ("account_id","template_id","version","place");--> statement-breakpoint
CREATE INDEX "batch_import_template" ON "batch_import" USING btree ("account_id","template_id","id");--> statement-breakpoint
CREATE INDEX "batch_import_expiry" ON "batch_import" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "batch_import_open" ON "batch_import" USING btree ("id") WHERE state = 'running';--> statement-breakpoint
CREATE UNIQUE INDEX "batch_template_place" ON "batch_template" USING btree ("account_id","place");--> statement-breakpoint
CREATE INDEX "batch_template_updated" ON "batch_template" USING btree ("account_id","updated_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "batch_template_updating" ON "batch_template" USING btree ("id") WHERE updating;--> statement-breakpoint
CREATE INDEX "label_template_updated" ON "label_template" USING btree ("account_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "print_job_newest" ON "print_job" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "print_job_codes" ON "print_job" USING gin ("qr_code_ids");--> statement-breakpoint
CREATE INDEX "style_template_updated" ON "style_template" USING btree ("account_id","updated_at","id");