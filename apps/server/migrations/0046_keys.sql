CREATE TABLE "access_key" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "access_key_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"hint" text NOT NULL,
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"until" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "access_key_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "key_name" text;--> statement-breakpoint
CREATE UNIQUE INDEX "access_key_token" ON "access_key" USING btree ("account_id","token_hash");