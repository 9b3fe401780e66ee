-- Indexes of parts of words; the extension is trusted, so the owner of the database may create it.
CREATE EXTENSION IF NOT EXISTS "pg_trgm";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (regexp_replace(normalize(lower(first_name || ' ' || last_name || ' ' || business_name || ' ' || phone), nfd), '[\u0300-\u036f]', '', 'g')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "acting_for" integer;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_acting_for_users_id_fk" FOREIGN KEY ("acting_for") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_email_prefix" ON "users" USING btree ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_phone" ON "users" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "orders_of_store" ON "orders" USING btree ("store_id","id");--> statement-breakpoint
CREATE INDEX "orders_locator_prefix" ON "orders" USING btree ("locator" text_pattern_ops);