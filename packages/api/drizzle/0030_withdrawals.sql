CREATE TABLE "withdrawals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"locator" text NOT NULL,
	"garments" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"order_id" integer,
	"received_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	"refund" integer DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "withdrawals_reference" UNIQUE("reference"),
	CONSTRAINT "withdrawals_state" CHECK ("withdrawals"."state" in ('received', 'refunded', 'refused')),
	CONSTRAINT "withdrawals_decided" CHECK (("withdrawals"."state" = 'received') = ("withdrawals"."decided_at" is null)
        and ("withdrawals"."decided_at" is null) = ("withdrawals"."decided_by" is null)),
	CONSTRAINT "withdrawals_refund" CHECK ("withdrawals"."refund" >= 0 and ("withdrawals"."refund" = 0 or ("withdrawals"."state" = 'refunded' and "withdrawals"."order_id" is not null)))
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "withdrawn" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_decided_by_staff_members_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_once" ON "withdrawals" USING btree ("locator","email") WHERE "withdrawals"."email" <> '';--> statement-breakpoint
CREATE INDEX "withdrawals_of_order" ON "withdrawals" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "withdrawals_waiting" ON "withdrawals" USING btree ("received_at") WHERE "withdrawals"."state" = 'received';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_withdrawn" CHECK ("orders"."withdrawn" between 0 and "orders"."total");