ALTER TABLE "plan_window" ADD COLUMN "counts" jsonb;--> statement-breakpoint
ALTER TABLE "status" ADD COLUMN "collaborators" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "status_change" ADD COLUMN "collaborator_id" bigint;--> statement-breakpoint
CREATE INDEX "plan_window_unsettled" ON "plan_window" USING btree ("ends_at") WHERE counts is null and judged_at is not null;