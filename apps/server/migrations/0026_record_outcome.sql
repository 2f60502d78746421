CREATE TABLE "record_follow_up" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "record_follow_up_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"record_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"text" text NOT NULL,
	"state" text,
	"files" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "record_follow_up_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "form_version" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "form_record" ADD COLUMN "source_id" bigint;--> statement-breakpoint
ALTER TABLE "form_record" ADD COLUMN "redeem_code" text;--> statement-breakpoint
ALTER TABLE "form_record" ADD COLUMN "redeemed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "form_record" ADD COLUMN "redeemed_by" bigint;--> statement-breakpoint
ALTER TABLE "form_record" ADD COLUMN "follow_up" text DEFAULT 'pending' NOT NULL;--> statement-breakpoint
CREATE INDEX "record_follow_up_record" ON "record_follow_up" USING btree ("account_id","record_id","at","id");--> statement-breakpoint
CREATE INDEX "form_record_follow_up" ON "form_record" USING btree ("account_id","form_id","follow_up","at","id");--> statement-breakpoint
CREATE INDEX "form_record_source" ON "form_record" USING btree ("account_id","source_id") WHERE source_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "form_record_redeem" ON "form_record" USING btree ("account_id","redeem_code") WHERE redeem_code is not null;--> statement-breakpoint
UPDATE "form_version" SET "published_at" = "saved_at" FROM "form"
WHERE "form"."account_id" = "form_version"."account_id" AND "form"."id" = "form_version"."form_id" AND "form_version"."number" <= "form"."published";
