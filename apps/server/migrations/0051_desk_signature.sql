CREATE TABLE "desk_signature" (
	"account_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"form_id" bigint NOT NULL,
	"component" text NOT NULL,
	"picture" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "desk_signature_account_id_token_hash_pk" PRIMARY KEY("account_id","token_hash")
);
