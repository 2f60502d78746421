CREATE TABLE "locked_name" (
	"handle" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"limit" text NOT NULL,
	"locked_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sms_code" ADD COLUMN "asked_from" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_code" ADD COLUMN "foreign_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "locked_name_name" ON "locked_name" USING btree ("name");