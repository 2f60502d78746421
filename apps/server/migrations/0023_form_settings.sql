CREATE TABLE "form_link" (
	"account_id" bigint NOT NULL,
	"form_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "form_link_account_id_form_id_target_id_pk" PRIMARY KEY("account_id","form_id","target_id")
);
--> statement-breakpoint
CREATE TABLE "form_setting" (
	"account_id" bigint NOT NULL,
	"form_id" bigint NOT NULL,
	"fillers" jsonb,
	"submit_page" jsonb,
	"limits" jsonb,
	"closing" jsonb,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "form_setting_account_id_form_id_pk" PRIMARY KEY("account_id","form_id")
);
--> statement-breakpoint
CREATE TABLE "form_tip" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "form_tip_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"form_id" bigint NOT NULL,
	"person" text NOT NULL,
	"key" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_tip_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "form_tip_key" ON "form_tip" USING btree ("account_id","form_id","key");--> statement-breakpoint
CREATE INDEX "form_tip_newest" ON "form_tip" USING btree ("account_id","form_id","created_at","id");