CREATE TABLE "address" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"account_id" bigint NOT NULL
);
--> statement-breakpoint
INSERT INTO "address" ("id", "kind", "account_id")
SELECT "id", 'code', "account_id" FROM "short_id"
UNION ALL SELECT "page_id", 'page', "account_id" FROM "directory" WHERE "page_id" IS NOT NULL
UNION ALL SELECT "id", 'file', "account_id" FROM "file"
UNION ALL SELECT "id", 'form', "account_id" FROM "form_address";--> statement-breakpoint
DROP TABLE "short_id";--> statement-breakpoint
DROP INDEX "file_id";--> statement-breakpoint
DROP INDEX "directory_page";--> statement-breakpoint
ALTER TABLE "form_address" DROP CONSTRAINT "form_address_pkey";--> statement-breakpoint
ALTER TABLE "form_address" ADD CONSTRAINT "form_address_account_id_id_pk" PRIMARY KEY("account_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "directory_page" ON "directory" USING btree ("account_id","page_id");
