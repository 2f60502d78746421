CREATE INDEX "collaborator_everywhere" ON "collaborator" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX "form_filler_person" ON "form_filler" USING btree ("account_id","key");