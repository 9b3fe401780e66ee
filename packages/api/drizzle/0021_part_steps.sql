ALTER TABLE "order_steps" ADD COLUMN "category_id" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "order_steps_once_a_part" ON "order_steps" USING btree ("order_id","category_id") WHERE "order_steps"."category_id" is not null;--> statement-breakpoint
ALTER TABLE "order_steps" ADD CONSTRAINT "order_steps_of_part" CHECK ("order_steps"."category_id" is null or "order_steps"."status" = 30);