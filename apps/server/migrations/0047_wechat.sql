CREATE TABLE "authorised_mini_program" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"original_id" text NOT NULL,
	"name" text NOT NULL,
	"owner" text NOT NULL,
	"refresh_token" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wechat_binding" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"person" text NOT NULL,
	"subscribed" boolean DEFAULT false NOT NULL,
	"bound_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wechat_binding_person_unique" UNIQUE("person")
);
--> statement-breakpoint
CREATE TABLE "wechat_identity" (
	"app_id" text NOT NULL,
	"open_id" text NOT NULL,
	"person" text NOT NULL,
	"follows" boolean NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wechat_identity_app_id_open_id_pk" PRIMARY KEY("app_id","open_id")
);
--> statement-breakpoint
CREATE TABLE "wechat_scene" (
	"id" text PRIMARY KEY NOT NULL,
	"key_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"way" text NOT NULL,
	"state" text NOT NULL,
	"app_id" text DEFAULT '' NOT NULL,
	"open_id" text DEFAULT '' NOT NULL,
	"person" text DEFAULT '' NOT NULL,
	"mobile" text DEFAULT '' NOT NULL,
	"user_id" bigint,
	"subject" jsonb,
	"about" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "wechat_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reminder_receiver" ADD COLUMN "wechat_open_id" text;--> statement-breakpoint
CREATE INDEX "wechat_identity_person" ON "wechat_identity" USING btree ("person");--> statement-breakpoint
CREATE INDEX "wechat_scene_until" ON "wechat_scene" USING btree ("until");