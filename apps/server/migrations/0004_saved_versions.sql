ALTER TABLE "label_template" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "style_template" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;