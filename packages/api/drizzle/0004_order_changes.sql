CREATE TABLE "order_change_legs" (
	"change_id" integer NOT NULL,
	"leg" text NOT NULL,
	"slot_id" integer NOT NULL,
	"keeps_place" boolean NOT NULL,
	"address_id" integer,
	"address" text NOT NULL,
	"date" date NOT NULL,
	"start_time" text NOT NULL,
	"end_time" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_change_legs_change_id_leg_pk" PRIMARY KEY("change_id","leg")
);
--> statement-breakpoint
CREATE TABLE "order_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"process_type" text NOT NULL,
	"status" text NOT NULL,
	"items" integer NOT NULL,
	"incidents" integer NOT NULL,
	"due" integer NOT NULL,
	"added_items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"solves" boolean NOT NULL,
	"content_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"pay_before" timestamp with time zone,
	"claimed_until" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "order_changes_status" CHECK ("order_changes"."status" in ('open', 'applied', 'lapsed')),
	CONSTRAINT "order_changes_open_is_due" CHECK ("order_changes"."status" <> 'open' or ("order_changes"."pay_before" is not null and "order_changes"."due" > 0)),
	CONSTRAINT "order_changes_due" CHECK ("order_changes"."due" in (0, "order_changes"."items" + "order_changes"."incidents"))
);
--> statement-breakpoint
DROP INDEX "mail_outbox_once";--> statement-breakpoint
DROP INDEX "payments_one_open";--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "change_id" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "change_id" integer;--> statement-breakpoint
ALTER TABLE "order_change_legs" ADD CONSTRAINT "order_change_legs_change_id_order_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."order_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_change_legs" ADD CONSTRAINT "order_change_legs_slot_id_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."slots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_change_legs" ADD CONSTRAINT "order_change_legs_address_id_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."addresses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_change_legs_slot" ON "order_change_legs" USING btree ("slot_id");--> statement-breakpoint
CREATE INDEX "order_changes_of_order" ON "order_changes" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_changes_one_open" ON "order_changes" USING btree ("order_id") WHERE "order_changes"."status" = 'open';--> statement-breakpoint
CREATE INDEX "order_changes_unpaid" ON "order_changes" USING btree ("pay_before") WHERE "order_changes"."status" = 'open';--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_change_id_order_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."order_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_change_id_order_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."order_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_outbox_once" ON "mail_outbox" USING btree ("kind","order_id",coalesce("change_id", 0));--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("order_id",coalesce("change_id", 0),"process_type","amount","provider") WHERE "payments"."status" = 'open';--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_change" CHECK (("mail_outbox"."kind" = 'order-change') = ("mail_outbox"."change_id" is not null));