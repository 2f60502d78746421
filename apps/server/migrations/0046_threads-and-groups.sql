ALTER TABLE "record_link" ADD COLUMN "entry_id" bigint;--> statement-breakpoint
ALTER TABLE "reminder_rule" ADD COLUMN "groups" jsonb DEFAULT '[]'::jsonb NOT NULL;