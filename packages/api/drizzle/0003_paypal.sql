DROP INDEX "payments_one_open";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "provider" text DEFAULT 'card' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "capture_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "awaited_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refusals" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("order_id","process_type","amount","provider") WHERE "payments"."status" = 'open';--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_awaited_is_open" CHECK ("payments"."awaited_since" is null or "payments"."status" = 'open');