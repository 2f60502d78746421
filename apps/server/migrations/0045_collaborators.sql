CREATE TABLE "collaborator" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "collaborator_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"bound_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "collaborator_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "collaborator_import" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "collaborator_import_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"people" jsonb NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "collaborator_import_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "collaborator_in_group" (
	"account_id" bigint NOT NULL,
	"collaborator_id" bigint NOT NULL,
	"group_id" bigint NOT NULL,
	CONSTRAINT "collaborator_in_group_account_id_collaborator_id_group_id_pk" PRIMARY KEY("account_id","collaborator_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "identity_group" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "identity_group_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identity_group_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "collaborator_mobile" ON "collaborator" USING btree ("account_id","mobile");--> statement-breakpoint
CREATE INDEX "collaborator_newest" ON "collaborator" USING btree ("account_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "collaborator_name" ON "collaborator" USING btree ("account_id","name","id");--> statement-breakpoint
CREATE INDEX "collaborator_in_group_group" ON "collaborator_in_group" USING btree ("account_id","group_id","collaborator_id");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_group_name" ON "identity_group" USING btree ("account_id","name");