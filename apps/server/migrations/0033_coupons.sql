CREATE TABLE "coupon" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "coupon_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"mode" text NOT NULL,
	"words" text NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"until_at" timestamp with time zone NOT NULL,
	"outlets" jsonb NOT NULL,
	"uses" integer NOT NULL,
	"by_link" boolean NOT NULL,
	"address" text NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "coupon_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "coupon_code" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "coupon_code_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"coupon_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"code" text NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"mobile" text,
	"handed_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "coupon_code_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "coupon_counter" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "coupon_counter_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"outlet" text NOT NULL,
	"person" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "coupon_counter_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "coupon_item" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "coupon_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"coupon_id" bigint NOT NULL,
	"name" text NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "coupon_item_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "coupon_use" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "coupon_use_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"coupon_id" bigint NOT NULL,
	"code_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"counter_id" bigint,
	"user_id" bigint,
	"outlet" text NOT NULL,
	"person" text NOT NULL,
	"offline_at" timestamp with time zone,
	"key" text NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" bigint,
	CONSTRAINT "coupon_use_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_address" ON "coupon" USING btree ("account_id","address");--> statement-breakpoint
CREATE INDEX "coupon_newest" ON "coupon" USING btree ("account_id","updated_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_code_code" ON "coupon_code" USING btree ("account_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_code_mobile" ON "coupon_code" USING btree ("account_id","coupon_id","mobile") WHERE mobile is not null;--> statement-breakpoint
CREATE INDEX "coupon_code_coupon" ON "coupon_code" USING btree ("account_id","coupon_id","id");--> statement-breakpoint
CREATE INDEX "coupon_code_free" ON "coupon_code" USING btree ("account_id","coupon_id","id") WHERE handed_at is null and used = 0 and deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_counter_address" ON "coupon_counter" USING btree ("account_id","address");--> statement-breakpoint
CREATE INDEX "coupon_item_coupon" ON "coupon_item" USING btree ("account_id","coupon_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_use_key" ON "coupon_use" USING btree ("account_id","key") WHERE key <> '';--> statement-breakpoint
CREATE INDEX "coupon_use_newest" ON "coupon_use" USING btree ("account_id","at","id");--> statement-breakpoint
CREATE INDEX "coupon_use_coupon" ON "coupon_use" USING btree ("account_id","coupon_id","at","id");--> statement-breakpoint
CREATE INDEX "coupon_use_code" ON "coupon_use" USING btree ("account_id","code_id","at");--> statement-breakpoint
CREATE INDEX "coupon_use_counter" ON "coupon_use" USING btree ("account_id","counter_id","at");