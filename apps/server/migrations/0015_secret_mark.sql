CREATE TABLE "secret_mark" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"mark" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "secret_mark_only" CHECK ("secret_mark"."only")
);
