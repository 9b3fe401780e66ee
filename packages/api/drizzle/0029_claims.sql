CREATE TABLE "claim_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claim_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"claim_id" integer NOT NULL,
	"order_item_id" integer NOT NULL,
	"name_es" text NOT NULL,
	"name_en" text NOT NULL,
	"quantity" integer NOT NULL,
	"service" integer NOT NULL,
	"value" integer NOT NULL,
	"age_months" integer NOT NULL,
	"agreed_value" integer,
	CONSTRAINT "claim_items_quantity" CHECK ("claim_items"."quantity" > 0),
	CONSTRAINT "claim_items_value" CHECK ("claim_items"."value" > 0 and "claim_items"."age_months" >= 0 and "claim_items"."service" >= 0)
);
--> statement-breakpoint
CREATE TABLE "claims" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"message_id" integer NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_lost_order" boolean NOT NULL,
	"proposed" integer,
	"proposed_by" integer,
	"decided" integer,
	"decided_by" integer,
	"appraisal" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"dispute" text DEFAULT '' NOT NULL,
	"payout" text,
	"transfer" integer DEFAULT 0 NOT NULL,
	"iban" text DEFAULT '' NOT NULL,
	"holder" text DEFAULT '' NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"state_since" timestamp with time zone NOT NULL,
	CONSTRAINT "claims_of_message" UNIQUE("message_id"),
	CONSTRAINT "claims_kind" CHECK ("claims"."kind" in ('lost', 'damaged')),
	CONSTRAINT "claims_state" CHECK ("claims"."state" in ('received', 'searching', 'proposed', 'accepted', 'disputed', 'paid', 'refused', 'closed')),
	CONSTRAINT "claims_amounts" CHECK ("claims"."proposed" > 0 and "claims"."decided" > 0),
	CONSTRAINT "claims_proposed" CHECK (("claims"."proposed" is null) = ("claims"."proposed_by" is null)),
	CONSTRAINT "claims_decided" CHECK (("claims"."decided" is null) = ("claims"."decided_by" is null)),
	CONSTRAINT "claims_offered" CHECK ("claims"."state" not in ('proposed', 'accepted', 'paid') or "claims"."decided" is not null),
	CONSTRAINT "claims_appraised" CHECK ("claims"."decided" is null or "claims"."decided" <= 20000 or "claims"."appraisal" <> ''),
	CONSTRAINT "claims_payout" CHECK (("claims"."payout" is not null) = ("claims"."state" in ('accepted', 'paid'))),
	CONSTRAINT "claims_transfer" CHECK ("claims"."transfer" between 0 and coalesce("claims"."decided", 0)),
	CONSTRAINT "claims_refused" CHECK (("claims"."state" = 'refused') = ("claims"."reason" <> ''))
);
--> statement-breakpoint
ALTER TABLE "claim_items" ADD CONSTRAINT "claim_items_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_items" ADD CONSTRAINT "claim_items_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_proposed_by_staff_members_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_decided_by_staff_members_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claim_items_of_claim" ON "claim_items" USING btree ("claim_id");--> statement-breakpoint
CREATE INDEX "claims_of_order" ON "claims" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "claims_running" ON "claims" USING btree ("created_at") WHERE "claims"."state" not in ('paid', 'refused', 'closed');