ALTER TABLE "printer" ADD COLUMN "least_module" double precision;--> statement-breakpoint
ALTER TABLE "printer" ADD COLUMN "phone" text DEFAULT '' NOT NULL;