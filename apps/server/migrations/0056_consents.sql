CREATE TABLE "consent_request" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"asked_by" bigint NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	"wish" jsonb NOT NULL,
	"answered_by" bigint,
	"answered_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"removed" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent_rule" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"most" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "consent_request_account" ON "consent_request" USING btree ("account_id","id");