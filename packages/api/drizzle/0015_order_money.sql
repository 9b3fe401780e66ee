-- Stop all APIs of the version before: they write rows without the new columns.
CREATE TABLE "business_accounts" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "business_accounts_state" CHECK ("business_accounts"."state" in ('approved', 'suspended'))
);
--> statement-breakpoint
CREATE TABLE "payment_balances" (
	"payment_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"applied" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payment_balances_payment_id_order_id_pk" PRIMARY KEY("payment_id","order_id"),
	CONSTRAINT "payment_balances_amount" CHECK ("payment_balances"."amount" > 0 and "payment_balances"."applied" between 0 and "payment_balances"."amount")
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_refunded";--> statement-breakpoint
ALTER TABLE "order_changes" DROP CONSTRAINT "order_changes_due";--> statement-breakpoint
DROP INDEX "refunds_once";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_on_account" boolean;--> statement-breakpoint
UPDATE "orders" SET "is_on_account" = "is_business";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "is_on_account" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "base_transport" integer;--> statement-breakpoint
UPDATE "orders" SET "base_transport" = CASE WHEN "transport" = 0 THEN 0 ELSE coalesce((SELECT max(c."transport") FROM "order_items" i JOIN "categories" c ON c."id" = i."category_id" WHERE i."order_id" = "orders"."id"), "transport") END;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "base_transport" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "at_counter" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "at_counter" = "total" WHERE "process_type" NOT IN ('reserve_order', 'new_order_bono');--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunds_total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "refunds_total" = coalesce((SELECT sum(r."amount") FROM "refunds" r JOIN "payments" p ON p."id" = r."payment_id" WHERE p."order_id" = "orders"."id" AND p."status" = 'succeeded'), 0);--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancelled_fault" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_return_due" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "returned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "order_id" integer;--> statement-breakpoint
UPDATE "refunds" SET "order_id" = (SELECT p."order_id" FROM "payments" p WHERE p."id" = "refunds"."payment_id");--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "order_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "cause_id" integer;--> statement-breakpoint
UPDATE "refunds" SET "cause_id" = CASE WHEN "reason" = 'cancellation' THEN "order_id" ELSE "payment_id" END;--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "cause_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_changes" ADD COLUMN "pickup" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_changes" ADD COLUMN "delivery" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "business_accounts" ADD CONSTRAINT "business_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_balances" ADD CONSTRAINT "payment_balances_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_balances" ADD CONSTRAINT "payment_balances_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_balances_of_order" ON "payment_balances" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_once" ON "refunds" USING btree ("payment_id","reason","cause_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_at_counter" CHECK ("orders"."at_counter" between 0 and "orders"."total");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cancelled" CHECK ("orders"."status" = 60 or ("orders"."cancelled_fault" is null and not "orders"."is_return_due" and "orders"."returned_at" is null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_returned_once" CHECK (not ("orders"."is_return_due" and "orders"."returned_at" is not null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refunded" CHECK ("orders"."refunded" between 0 and "orders"."refunds_total" and "orders"."refunds_total" <= "orders"."paid");--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_never_cheaper" CHECK ("order_changes"."pickup" >= 0 and "order_changes"."delivery" >= 0);--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_due" CHECK ("order_changes"."due" = 0 or "order_changes"."due" >= "order_changes"."items" + "order_changes"."pickup" + "order_changes"."delivery" + "order_changes"."incidents");