CREATE TABLE "coupon_conflict" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "coupon_conflict_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"counter_id" bigint NOT NULL,
	"code_id" bigint,
	"typed" text NOT NULL,
	"outcome" text NOT NULL,
	"scanned_at" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "coupon_conflict_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "colour" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "cover_id" text;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "style" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_conflict_key" ON "coupon_conflict" USING btree ("account_id","key");--> statement-breakpoint
CREATE INDEX "coupon_conflict_newest" ON "coupon_conflict" USING btree ("account_id","at","id");--> statement-breakpoint
CREATE INDEX "coupon_conflict_counter" ON "coupon_conflict" USING btree ("account_id","counter_id","at");