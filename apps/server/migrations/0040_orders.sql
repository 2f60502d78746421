CREATE TABLE "invoice" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "invoice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_ids" jsonb NOT NULL,
	"kind" text NOT NULL,
	"title_kind" text NOT NULL,
	"title" text NOT NULL,
	"tax_number" text NOT NULL,
	"address" text NOT NULL,
	"phone" text NOT NULL,
	"bank" text NOT NULL,
	"bank_number" text NOT NULL,
	"email" text NOT NULL,
	"fen" bigint NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"file" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"issued_at" timestamp with time zone,
	CONSTRAINT "invoice_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "order_payment" (
	"account_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"transaction" text NOT NULL,
	"pay_by" text NOT NULL,
	"fen" bigint NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"refund_number" text,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "order_payment_account_id_order_id_transaction_pk" PRIMARY KEY("account_id","order_id","transaction")
);
--> statement-breakpoint
CREATE TABLE "shop_order" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "shop_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"tier" smallint NOT NULL,
	"years" smallint NOT NULL,
	"kind" text NOT NULL,
	"price" bigint NOT NULL,
	"credit" bigint NOT NULL,
	"total" bigint NOT NULL,
	"value" bigint,
	"basis" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"pay_by" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"till_qr" text,
	"till_page" text,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"from_at" timestamp with time zone,
	"until_at" timestamp with time zone,
	"started" boolean DEFAULT false NOT NULL,
	"superseded_by" bigint,
	"refunded" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "shop_order_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "usage_day" (
	"account_id" bigint NOT NULL,
	"day" text NOT NULL,
	"used" jsonb NOT NULL,
	CONSTRAINT "usage_day_account_id_day_pk" PRIMARY KEY("account_id","day")
);
--> statement-breakpoint
CREATE INDEX "invoice_state" ON "invoice" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "shop_order_number" ON "shop_order" USING btree ("account_id","number");--> statement-breakpoint
CREATE INDEX "shop_order_open" ON "shop_order" USING btree ("state","expires_at");