CREATE TABLE "consent_request" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "consent_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
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
	"removed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "consent_request_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "consent_rule" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"most" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scan_pending" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "scan_pending_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"qr_code_id" text NOT NULL,
	"day" date NOT NULL,
	"people" bigint DEFAULT 0 NOT NULL,
	"machines" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "scan_pending_account_id_id_pk" PRIMARY KEY("account_id","id")
);
