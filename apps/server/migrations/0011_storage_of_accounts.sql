CREATE TABLE "file_total" (
	"account_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"files" bigint NOT NULL,
	"bytes" bigint NOT NULL,
	CONSTRAINT "file_total_account_id_kind_pk" PRIMARY KEY("account_id","kind")
);
--> statement-breakpoint
CREATE TABLE "open_upload" (
	"account_id" bigint NOT NULL,
	"id" text NOT NULL,
	"size" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "open_upload_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE INDEX "open_upload_created" ON "open_upload" USING btree ("created_at");--> statement-breakpoint
INSERT INTO "file_total" ("account_id", "kind", "files", "bytes")
SELECT "account_id", "kind", count(*), sum("size") FROM "file" GROUP BY "account_id", "kind";
