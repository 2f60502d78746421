ALTER TABLE "directory" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "idle_since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "file_idle" ON "file" USING btree ("idle_since") WHERE idle_since is not null;