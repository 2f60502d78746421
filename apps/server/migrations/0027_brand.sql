CREATE TABLE "brand" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"theme" text NOT NULL,
	"colour" text DEFAULT '' NOT NULL,
	"logo_id" text,
	"cover_id" text
);
