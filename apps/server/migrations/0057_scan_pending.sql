CREATE TABLE "scan_pending" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "scan_pending_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"qr_code_id" text NOT NULL,
	"day" date NOT NULL,
	"people" bigint DEFAULT 0 NOT NULL,
	"machines" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "scan_pending_account_id_id_pk" PRIMARY KEY("account_id","id")
);
