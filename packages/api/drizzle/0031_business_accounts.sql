CREATE TABLE "account_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"vat" integer DEFAULT 0 NOT NULL,
	"order_id" integer,
	"reference" text DEFAULT '' NOT NULL,
	"paid_on" date,
	"staff_id" integer,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_entries_amount" CHECK ("account_entries"."amount" <> 0 or "account_entries"."vat" <> 0),
	CONSTRAINT "account_entries_kind" CHECK (case "account_entries"."kind"
        when 'payment' then "account_entries"."vat" = 0 and ("account_entries"."order_id" is not null or "account_entries"."paid_on" is not null)
        when 'adjustment' then "account_entries"."staff_id" is not null
        when 'order' then "account_entries"."order_id" is not null
        when 'cancellation' then "account_entries"."order_id" is not null
        else false end)
);
--> statement-breakpoint
ALTER TABLE "business_accounts" DROP CONSTRAINT "business_accounts_state";--> statement-breakpoint
ALTER TABLE "business_accounts" ALTER COLUMN "decided_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "business_accounts" ADD COLUMN "suspended_for" text;--> statement-breakpoint
ALTER TABLE "business_accounts" ADD COLUMN "credit_limit" integer DEFAULT 50000 NOT NULL;--> statement-breakpoint
ALTER TABLE "business_accounts" ADD COLUMN "terms_days" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "business_accounts" ADD COLUMN "balance" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "business_accounts" ADD COLUMN "wanted_limit" integer;--> statement-breakpoint
ALTER TABLE "business_accounts" ADD COLUMN "contact" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "business_accounts" ADD COLUMN "requested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "business_accounts" ADD COLUMN "decided_by" integer;--> statement-breakpoint
ALTER TABLE "business_accounts" ADD COLUMN "proposed_limit" integer;--> statement-breakpoint
ALTER TABLE "business_accounts" ADD COLUMN "proposed_terms_days" integer;--> statement-breakpoint
ALTER TABLE "business_accounts" ADD COLUMN "proposed_by" integer;--> statement-breakpoint
ALTER TABLE "business_accounts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "account_entries" ADD CONSTRAINT "account_entries_user_id_business_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."business_accounts"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_entries" ADD CONSTRAINT "account_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_entries" ADD CONSTRAINT "account_entries_staff_id_staff_members_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_entries_of_company" ON "account_entries" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "account_entries_of_order" ON "account_entries" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "business_accounts" ADD CONSTRAINT "business_accounts_decided_by_staff_members_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_accounts" ADD CONSTRAINT "business_accounts_proposed_by_staff_members_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "business_accounts_of_state" ON "business_accounts" USING btree ("state");--> statement-breakpoint
UPDATE "business_accounts" SET "suspended_for" = 'decision' WHERE "state" = 'suspended';--> statement-breakpoint
ALTER TABLE "business_accounts" ADD CONSTRAINT "business_accounts_suspended" CHECK (("business_accounts"."state" = 'suspended') = ("business_accounts"."suspended_for" is not null)
        and coalesce("business_accounts"."suspended_for", 'overdue') in ('overdue', 'decision'));--> statement-breakpoint
ALTER TABLE "business_accounts" ADD CONSTRAINT "business_accounts_limit" CHECK ("business_accounts"."credit_limit" >= 0 and "business_accounts"."terms_days" between 0 and 90);--> statement-breakpoint
ALTER TABLE "business_accounts" ADD CONSTRAINT "business_accounts_proposed" CHECK (num_nonnulls("business_accounts"."proposed_limit", "business_accounts"."proposed_terms_days", "business_accounts"."proposed_by") in (0, 3));--> statement-breakpoint
ALTER TABLE "business_accounts" ADD CONSTRAINT "business_accounts_state" CHECK ("business_accounts"."state" in ('requested', 'approved', 'suspended', 'refused')
        and ("business_accounts"."state" = 'requested' or "business_accounts"."decided_at" is not null));--> statement-breakpoint
-- What companies owe for the orders on account until now.
INSERT INTO "business_accounts" ("user_id", "state", "suspended_for", "decided_at")
SELECT DISTINCT "user_id", 'suspended', 'decision', now() FROM "orders" WHERE "is_on_account" AND "status" <> 60
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "account_entries" ("user_id", "kind", "amount", "vat", "order_id", "at")
SELECT "user_id", 'order', "total", "items_vat" + "transport_vat", "id", "created_at"
FROM "orders" WHERE "is_on_account" AND "status" <> 60 AND "total" > 0 ORDER BY "created_at", "id";--> statement-breakpoint
INSERT INTO "account_entries" ("user_id", "kind", "amount", "order_id", "at")
SELECT "user_id", 'payment', "refunds_total" - "paid", "id", "created_at"
FROM "orders" WHERE "is_on_account" AND "status" <> 60 AND "paid" <> "refunds_total" ORDER BY "created_at", "id";--> statement-breakpoint
UPDATE "business_accounts" SET "balance" = coalesce(
	(SELECT sum("amount") FROM "account_entries" WHERE "account_entries"."user_id" = "business_accounts"."user_id"), 0);--> statement-breakpoint
CREATE TRIGGER "account_entries_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "account_entries" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
