CREATE INDEX "code_report_code_open" ON "code_report" USING btree ("account_id","qr_code_id","created_at","id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "code_report_code_closed" ON "code_report" USING btree ("account_id","qr_code_id","closed_at","id") WHERE closed_at is not null;--> statement-breakpoint
CREATE INDEX "qr_code_directory_updated" ON "qr_code" USING btree ("account_id","directory_id","updated_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "qr_code_directory_scans" ON "qr_code" USING btree ("account_id","directory_id","scans","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "recovery_code" ON "recovery" USING btree ("account_id","qr_code_id");--> statement-breakpoint
CREATE INDEX "recovery_name" ON "recovery" USING gin ("account_id","name" gin_trgm_ops);