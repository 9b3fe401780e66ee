CREATE TABLE "drawers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "drawers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"till" integer NOT NULL,
	"float" integer NOT NULL,
	"opened_by" integer NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"counted" jsonb,
	"counted_total" integer,
	"expected" integer,
	"difference" integer,
	"counted_by" integer,
	"reason" text DEFAULT '' NOT NULL,
	"approved_by" integer,
	"closed_at" timestamp with time zone,
	CONSTRAINT "drawers_float" CHECK ("drawers"."float" >= 0),
	CONSTRAINT "drawers_counted" CHECK (num_nonnulls("drawers"."counted", "drawers"."counted_total", "drawers"."expected", "drawers"."difference", "drawers"."counted_by") in (0, 5)
        and "drawers"."difference" = "drawers"."counted_total" - "drawers"."expected"),
	CONSTRAINT "drawers_closed" CHECK ("drawers"."closed_at" is null or ("drawers"."counted" is not null
        and (abs("drawers"."difference") <= 200 or "drawers"."reason" <> '')
        and (abs("drawers"."difference") <= 2000 or "drawers"."approved_by" is not null)))
);
--> statement-breakpoint
CREATE TABLE "drawer_movements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "drawer_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"drawer_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"payment_id" integer,
	"refund_id" integer,
	"order_id" integer,
	"reason" text DEFAULT '' NOT NULL,
	"staff_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "drawer_movements_payment" UNIQUE("payment_id"),
	CONSTRAINT "drawer_movements_refund" UNIQUE("refund_id"),
	CONSTRAINT "drawer_movements_amount" CHECK (case "drawer_movements"."kind" when 'sale' then "drawer_movements"."amount" > 0 when 'paid_in' then "drawer_movements"."amount" > 0
        when 'no_sale' then "drawer_movements"."amount" = 0 else "drawer_movements"."amount" < 0 end),
	CONSTRAINT "drawer_movements_kind" CHECK ("drawer_movements"."kind" in ('sale', 'refund', 'paid_in', 'paid_out', 'drop', 'no_sale')),
	CONSTRAINT "drawer_movements_of_sale" CHECK (("drawer_movements"."kind" = 'sale') = ("drawer_movements"."payment_id" is not null)),
	CONSTRAINT "drawer_movements_of_refund" CHECK (("drawer_movements"."kind" = 'refund') = ("drawer_movements"."refund_id" is not null)),
	CONSTRAINT "drawer_movements_order" CHECK (("drawer_movements"."kind" in ('sale', 'refund')) = ("drawer_movements"."order_id" is not null)),
	CONSTRAINT "drawer_movements_reason" CHECK ("drawer_movements"."kind" in ('sale', 'refund') or "drawer_movements"."reason" <> '')
);
--> statement-breakpoint
CREATE TABLE "order_charges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_charges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"change_id" integer,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_charges_kind" CHECK ("order_charges"."kind" in ('late_change', 'absence', 'storage', 'surcharge', 'waiver')),
	CONSTRAINT "order_charges_amount" CHECK ("order_charges"."amount" <> 0 and ("order_charges"."amount" < 0) = ("order_charges"."kind" = 'waiver'))
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "store_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "staff_id" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "drawer_id" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "reference" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "received" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "change_given" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "returned_by" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "staff_id" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "drawer_id" integer;--> statement-breakpoint
ALTER TABLE "drawers" ADD CONSTRAINT "drawers_opened_by_staff_members_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawers" ADD CONSTRAINT "drawers_counted_by_staff_members_id_fk" FOREIGN KEY ("counted_by") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawers" ADD CONSTRAINT "drawers_approved_by_staff_members_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawer_movements" ADD CONSTRAINT "drawer_movements_drawer_id_drawers_id_fk" FOREIGN KEY ("drawer_id") REFERENCES "public"."drawers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawer_movements" ADD CONSTRAINT "drawer_movements_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawer_movements" ADD CONSTRAINT "drawer_movements_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawer_movements" ADD CONSTRAINT "drawer_movements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawer_movements" ADD CONSTRAINT "drawer_movements_staff_id_staff_members_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_charges" ADD CONSTRAINT "order_charges_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_charges" ADD CONSTRAINT "order_charges_change_id_order_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."order_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "drawers_one_open" ON "drawers" USING btree ("store_id","till") WHERE "drawers"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "drawers_of_store" ON "drawers" USING btree ("store_id","opened_at");--> statement-breakpoint
CREATE INDEX "drawer_movements_of_drawer" ON "drawer_movements" USING btree ("drawer_id");--> statement-breakpoint
CREATE INDEX "order_charges_of_order" ON "order_charges" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_charges_of_change" ON "order_charges" USING btree ("change_id");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_staff_id_staff_members_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_drawer_id_drawers_id_fk" FOREIGN KEY ("drawer_id") REFERENCES "public"."drawers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_staff_id_staff_members_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_drawer_id_drawers_id_fk" FOREIGN KEY ("drawer_id") REFERENCES "public"."drawers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_way" CHECK ("payments"."provider" in ('card', 'paypal', 'cash', 'terminal', 'transfer'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_at_counter" CHECK (("payments"."provider" in ('cash', 'terminal', 'transfer')) = ("payments"."staff_id" is not null)
        and ("payments"."staff_id" is null or "payments"."captured" = "payments"."amount"));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_cash" CHECK (case when "payments"."provider" = 'cash'
        then "payments"."drawer_id" is not null and "payments"."received" - "payments"."change_given" = "payments"."amount"
        else num_nonnulls("payments"."drawer_id", "payments"."received", "payments"."change_given") = 0 end);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_reference" CHECK (("payments"."provider" in ('terminal', 'transfer')) = ("payments"."reference" <> ''));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_at_counter" CHECK (("refunds"."returned_by" is null) = ("refunds"."staff_id" is null)
        and (coalesce("refunds"."returned_by", '') = 'cash') = ("refunds"."drawer_id" is not null));--> statement-breakpoint
-- No order has an amount at a counter: nobody could open store mode before it had drawers.
ALTER TABLE "orders" DROP CONSTRAINT "orders_at_counter";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "at_counter";--> statement-breakpoint
-- Every charge of an order until now was that of a change.
INSERT INTO "order_charges" ("order_id", "kind", "amount", "change_id", "at")
SELECT "order_id", CASE WHEN "solves" THEN 'absence' ELSE 'late_change' END, "incidents", "id", "closed_at"
FROM "order_changes" WHERE "status" = 'applied' AND "incidents" > 0;--> statement-breakpoint
CREATE TRIGGER "order_charges_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "order_charges" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "drawer_movements_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "drawer_movements" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE FUNCTION "count_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.version := OLD.version + 1;
	RETURN NEW;
END $$;--> statement-breakpoint
-- Not for what jobs note for themselves: a change of status, garments, legs or money sets one of these columns.
CREATE TRIGGER "orders_version" BEFORE UPDATE OF "status", "items", "total", "paid", "refunds_total", "is_return_due" ON "orders" FOR EACH ROW EXECUTE FUNCTION "count_version"();
