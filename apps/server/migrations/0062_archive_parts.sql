CREATE TABLE "archive_part" (
	"account_id" bigint NOT NULL,
	"task_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"blob_id" text NOT NULL,
	"reached" jsonb,
	CONSTRAINT "archive_part_account_id_task_id_place_pk" PRIMARY KEY("account_id","task_id","place")
);
--> statement-breakpoint
ALTER TABLE "archive_import" ADD COLUMN "sha256" text DEFAULT '' NOT NULL;