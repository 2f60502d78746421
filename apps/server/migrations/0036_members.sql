CREATE TABLE "member_invitation" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "member_invitation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code_hash" text NOT NULL,
	"mobile" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"flags" jsonb NOT NULL,
	"directories" jsonb,
	"until" timestamp with time zone,
	"view_only" boolean NOT NULL,
	"invited_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_invitation_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "directories" jsonb;--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "view_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "chosen" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "seen_as" bigint;--> statement-breakpoint
CREATE INDEX "member_invitation_mobile" ON "member_invitation" USING btree ("mobile");