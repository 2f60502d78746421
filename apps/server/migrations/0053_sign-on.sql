CREATE TABLE "sign_on" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"secret" text DEFAULT '' NOT NULL,
	"domains" jsonb NOT NULL,
	"claim" text DEFAULT '' NOT NULL,
	"values" jsonb NOT NULL,
	"joins" text NOT NULL,
	"everywhere" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_on_attempt" (
	"account_id" bigint NOT NULL,
	"id" text NOT NULL,
	"key_hash" text NOT NULL,
	"back" text NOT NULL,
	"issuer" text NOT NULL,
	"user_id" bigint,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_on_attempt_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "sign_on_person" (
	"account_id" bigint NOT NULL,
	"subject" text NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "sign_on_person_account_id_subject_pk" PRIMARY KEY("account_id","subject")
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "within" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "provided_by" bigint;