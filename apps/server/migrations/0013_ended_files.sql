ALTER TABLE "file" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "ended_by" text;