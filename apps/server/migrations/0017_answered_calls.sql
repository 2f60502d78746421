CREATE TABLE "answered_call" (
	"account_id" bigint NOT NULL,
	"path" text NOT NULL,
	"key" text NOT NULL,
	"input" text NOT NULL,
	"answer" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "answered_call_account_id_path_key_pk" PRIMARY KEY("account_id","path","key")
);
--> statement-breakpoint
CREATE INDEX "answered_call_at" ON "answered_call" USING btree ("at");