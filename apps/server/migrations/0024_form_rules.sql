CREATE TABLE "form_rule" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "form_rule_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"form_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"when" jsonb NOT NULL,
	"redirect" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_rule_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "form_setting" ADD COLUMN "redirect" jsonb;--> statement-breakpoint
CREATE INDEX "form_rule_of" ON "form_rule" USING btree ("account_id","form_id","id");