CREATE TABLE "login_domain" (
	"account_id" bigint NOT NULL,
	"label" text NOT NULL,
	"current" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reached_at" timestamp with time zone,
	CONSTRAINT "login_domain_account_id_label_pk" PRIMARY KEY("account_id","label")
);
--> statement-breakpoint
CREATE TABLE "login_page" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"logo_id" text,
	"background_id" text,
	"icon_id" text
);
--> statement-breakpoint
CREATE TABLE "own_mini_program" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"original_id" text NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"intro" text NOT NULL,
	"logo_id" text
);
