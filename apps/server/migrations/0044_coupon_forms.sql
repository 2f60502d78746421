ALTER TABLE "coupon" ADD COLUMN "form_id" bigint;--> statement-breakpoint
ALTER TABLE "coupon_code" ADD COLUMN "record_id" bigint;--> statement-breakpoint
CREATE INDEX "coupon_form" ON "coupon" USING btree ("account_id","form_id") WHERE form_id is not null and deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_code_record" ON "coupon_code" USING btree ("account_id","record_id","coupon_id") WHERE record_id is not null;