CREATE TABLE "audit_entry" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "audit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" bigint NOT NULL,
	"verb" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"name" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "audit_entry_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "code_access" (
	"account_id" bigint NOT NULL,
	"qr_code_id" text NOT NULL,
	"settings" jsonb NOT NULL,
	"password" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "code_access_account_id_qr_code_id_pk" PRIMARY KEY("account_id","qr_code_id")
);
--> statement-breakpoint
CREATE TABLE "code_mobile" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "code_mobile_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"qr_code_id" text NOT NULL,
	"mobile" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "code_mobile_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "code_refusal" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "code_refusal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"qr_code_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"device" text NOT NULL,
	"mobile" text DEFAULT '' NOT NULL,
	CONSTRAINT "code_refusal_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "scan_breakdown" (
	"account_id" bigint NOT NULL,
	"qr_code_id" text NOT NULL,
	"dimension" text NOT NULL,
	"day" date NOT NULL,
	"value" text NOT NULL,
	"people" bigint DEFAULT 0 NOT NULL,
	"machines" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "scan_breakdown_account_id_qr_code_id_dimension_day_value_pk" PRIMARY KEY("account_id","qr_code_id","dimension","day","value")
);
--> statement-breakpoint
CREATE TABLE "scan_quota" (
	"account_id" bigint NOT NULL,
	"qr_code_id" text NOT NULL,
	"person" text NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "scan_quota_account_id_qr_code_id_person_pk" PRIMARY KEY("account_id","qr_code_id","person")
);
--> statement-breakpoint
CREATE TABLE "scan_rollup" (
	"id" smallint PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "qr_code_favourite" (
	"account_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"qr_code_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "qr_code_favourite_account_id_user_id_qr_code_id_pk" PRIMARY KEY("account_id","user_id","qr_code_id")
);
--> statement-breakpoint
CREATE TABLE "recovery" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "recovery_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"qr_code_id" text NOT NULL,
	"name" text NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"repaired" boolean DEFAULT false NOT NULL,
	CONSTRAINT "recovery_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
DROP INDEX "directory_name";--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "directory" ADD COLUMN "parent_id" bigint;--> statement-breakpoint
ALTER TABLE "directory" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "scan" ADD COLUMN "country" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "scan" ADD COLUMN "region" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "qr_code" ADD COLUMN "purged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "qr_code" ADD COLUMN "shared" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "qr_code" ADD COLUMN "scans" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "qr_code" ADD COLUMN "last_scan_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "qr_code_version" ADD COLUMN "target" text;--> statement-breakpoint
ALTER TABLE "qr_code_version" ADD COLUMN "publish_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "qr_code_version" ADD COLUMN "end_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "audit_entry_newest" ON "audit_entry" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entry_subject" ON "audit_entry" USING btree ("account_id","subject_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "code_mobile_number" ON "code_mobile" USING btree ("account_id","qr_code_id","mobile");--> statement-breakpoint
CREATE INDEX "code_refusal_code" ON "code_refusal" USING btree ("account_id","qr_code_id","at");--> statement-breakpoint
CREATE INDEX "code_refusal_at" ON "code_refusal" USING brin ("at");--> statement-breakpoint
CREATE INDEX "recovery_newest" ON "recovery" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "scan_at" ON "scan" USING brin ("at");--> statement-breakpoint
CREATE INDEX "qr_code_scans" ON "qr_code" USING btree ("account_id","scans","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "qr_code_sorted_name" ON "qr_code" USING btree ("account_id","name" collate "C","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "qr_code_creator" ON "qr_code" USING btree ("account_id","created_by","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "qr_code_expiry" ON "qr_code" USING btree ("account_id","expires_at") WHERE deleted_at is null and expires_at is not null;--> statement-breakpoint
CREATE INDEX "qr_code_blocked" ON "qr_code" USING btree ("account_id","blocked_at") WHERE deleted_at is null and blocked_at is not null;--> statement-breakpoint
CREATE INDEX "qr_code_kind" ON "qr_code" USING btree ("account_id","kind") WHERE deleted_at is null and kind <> 'page';--> statement-breakpoint
CREATE INDEX "qr_code_deleted" ON "qr_code" USING btree ("account_id","deleted_at","id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "qr_code_trash" ON "qr_code" USING btree ("deleted_at") WHERE deleted_at is not null and purged_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "qr_code_home" ON "qr_code" USING btree ("account_id") WHERE kind = 'home' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "qr_code_version_published" ON "qr_code_version" USING btree ("account_id","qr_code_id","publish_at","number");--> statement-breakpoint
CREATE UNIQUE INDEX "directory_name" ON "directory" USING btree ("account_id",coalesce(parent_id, 0),"name");--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_email_unique" UNIQUE("email");--> statement-breakpoint
UPDATE "qr_code_version" SET "publish_at" = "saved_at";
