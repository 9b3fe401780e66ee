ALTER TABLE "sessions" ADD COLUMN "url_params" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "url_params" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "url_params" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "zip_checks" ADD COLUMN "url_params" text DEFAULT '' NOT NULL;