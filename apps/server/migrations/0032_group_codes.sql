CREATE TABLE "group_address" (
	"account_id" bigint NOT NULL,
	"id" text NOT NULL,
	"group_code_id" bigint NOT NULL,
	CONSTRAINT "group_address_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "group_code" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "group_code_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"folder_id" bigint,
	"name" text NOT NULL,
	"mode" text NOT NULL,
	"words" text NOT NULL,
	"form_id" bigint,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "group_code_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "group_day" (
	"account_id" bigint NOT NULL,
	"group_code_id" bigint NOT NULL,
	"sub_id" bigint NOT NULL,
	"day" date NOT NULL,
	"visits" bigint DEFAULT 0 NOT NULL,
	"places" bigint DEFAULT 0 NOT NULL,
	"machines" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "group_day_account_id_group_code_id_day_sub_id_pk" PRIMARY KEY("account_id","group_code_id","day","sub_id")
);
--> statement-breakpoint
CREATE TABLE "group_folder" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "group_folder_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "group_folder_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "group_place" (
	"account_id" bigint NOT NULL,
	"group_code_id" bigint NOT NULL,
	"visitor" text NOT NULL,
	"sub_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "group_place_account_id_group_code_id_visitor_pk" PRIMARY KEY("account_id","group_code_id","visitor")
);
--> statement-breakpoint
CREATE TABLE "group_sub" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "group_sub_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"group_code_id" bigint NOT NULL,
	"name" text NOT NULL,
	"file_id" text NOT NULL,
	"text" text NOT NULL,
	"most" integer,
	"used" integer DEFAULT 0 NOT NULL,
	"until" timestamp with time zone,
	"weight" integer DEFAULT 1 NOT NULL,
	"hours" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"areas" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"paused" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "group_sub_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "group_address_code" ON "group_address" USING btree ("account_id","group_code_id");--> statement-breakpoint
CREATE INDEX "group_code_newest" ON "group_code" USING btree ("account_id","updated_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "group_folder_name" ON "group_folder" USING btree ("account_id","name");--> statement-breakpoint
CREATE INDEX "group_place_at" ON "group_place" USING btree ("account_id","group_code_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "group_sub_text" ON "group_sub" USING btree ("account_id","group_code_id","text");--> statement-breakpoint
CREATE INDEX "group_sub_position" ON "group_sub" USING btree ("account_id","group_code_id","position");