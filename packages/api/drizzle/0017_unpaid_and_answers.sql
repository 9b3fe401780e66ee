ALTER TABLE "kept_carts" ADD COLUMN "promo_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_incidents" ADD COLUMN "answer" text;--> statement-breakpoint
CREATE INDEX "order_incidents_answered" ON "order_incidents" USING btree ("solved_at") WHERE "order_incidents"."answer" is not null;--> statement-breakpoint
ALTER TABLE "order_incidents" ADD CONSTRAINT "order_incidents_answer" CHECK ("order_incidents"."answer" is null or ("order_incidents"."answer" = 'return' and "order_incidents"."solved_at" is not null));