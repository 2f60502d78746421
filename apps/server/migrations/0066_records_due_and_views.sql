ALTER TABLE "reminder_rule" ADD COLUMN "looked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "record_view" ADD COLUMN "columns" jsonb;--> statement-breakpoint
CREATE INDEX "reminder_rule_looked" ON "reminder_rule" USING btree ("looked_at") WHERE looked_at is not null;