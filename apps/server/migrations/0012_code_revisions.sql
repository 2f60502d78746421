CREATE TABLE "code_revision" (
	"account_id" bigint NOT NULL,
	"qr_code_id" text NOT NULL,
	"revision" integer NOT NULL,
	CONSTRAINT "code_revision_account_id_qr_code_id_pk" PRIMARY KEY("account_id","qr_code_id")
);
