CREATE TABLE "form_version" (
	"account_id" bigint NOT NULL,
	"form_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"document" jsonb NOT NULL,
	"saved_by" bigint NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "form_version_account_id_form_id_number_pk" PRIMARY KEY("account_id","form_id","number")
);
--> statement-breakpoint
ALTER TABLE "form" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "form" ADD COLUMN "published" integer;