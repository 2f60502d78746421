CREATE TABLE "mini_session" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"open_id" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mini_ticket" (
	"hash" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"open_id" text NOT NULL,
	"path" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mini_visitor" (
	"app_id" text NOT NULL,
	"open_id" text NOT NULL,
	"mobile" text DEFAULT '' NOT NULL,
	"agreed" integer DEFAULT 0 NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mini_visitor_app_id_open_id_pk" PRIMARY KEY("app_id","open_id")
);
--> statement-breakpoint
CREATE INDEX "mini_session_until" ON "mini_session" USING btree ("until");--> statement-breakpoint
CREATE INDEX "mini_session_person" ON "mini_session" USING btree ("app_id","open_id");--> statement-breakpoint
CREATE INDEX "mini_ticket_until" ON "mini_ticket" USING btree ("until");--> statement-breakpoint
CREATE INDEX "mini_visitor_mobile" ON "mini_visitor" USING btree ("mobile");