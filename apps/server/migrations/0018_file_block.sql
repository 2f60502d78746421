ALTER TABLE "file" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "block_reason" text DEFAULT '' NOT NULL;