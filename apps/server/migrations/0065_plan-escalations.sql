CREATE TABLE "reminder_escalation" (
	"account_id" bigint NOT NULL,
	"window_id" bigint NOT NULL,
	"hours" smallint NOT NULL,
	"plan_id" bigint NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"people" jsonb NOT NULL,
	"group_ids" jsonb NOT NULL,
	CONSTRAINT "reminder_escalation_account_id_window_id_hours_pk" PRIMARY KEY("account_id","window_id","hours")
);
--> statement-breakpoint
CREATE INDEX "reminder_escalation_due" ON "reminder_escalation" USING btree ("due_at");