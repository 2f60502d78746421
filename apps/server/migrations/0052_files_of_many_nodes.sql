CREATE TABLE "file_mark" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"blob_id" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_mark_only" CHECK ("file_mark"."only")
);
