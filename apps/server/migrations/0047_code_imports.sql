CREATE TABLE "code_import" (
	"account_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "code_import_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"qr_code_ids" jsonb NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "code_import_account_id_id_pk" PRIMARY KEY("account_id","id")
);
