CREATE TABLE "plan_stop" (
	"account_id" bigint NOT NULL,
	"plan_id" bigint NOT NULL,
	"qr_code_id" text NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "plan_stop_account_id_plan_id_qr_code_id_pk" PRIMARY KEY("account_id","plan_id","qr_code_id")
);
--> statement-breakpoint
ALTER TABLE "plan" ADD COLUMN "filter" jsonb;--> statement-breakpoint
ALTER TABLE "plan" ADD COLUMN "group_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "plan" ADD COLUMN "in_turn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "plan" ADD COLUMN "done_item_id" bigint;--> statement-breakpoint
ALTER TABLE "plan" ADD COLUMN "overdue_item_id" bigint;--> statement-breakpoint
ALTER TABLE "plan" ADD COLUMN "round" text;--> statement-breakpoint
ALTER TABLE "plan_window" ADD COLUMN "duty" jsonb;