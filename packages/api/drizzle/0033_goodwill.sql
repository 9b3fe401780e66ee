CREATE TABLE "goodwills" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goodwills_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"way" text NOT NULL,
	"reason" text NOT NULL,
	"staff_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"given_at" timestamp with time zone,
	"approved_by" integer,
	"code" text DEFAULT '' NOT NULL,
	CONSTRAINT "goodwills_amount" CHECK ("goodwills"."amount" > 0),
	CONSTRAINT "goodwills_way" CHECK ("goodwills"."way" in ('refund', 'credit')),
	CONSTRAINT "goodwills_reason" CHECK ("goodwills"."reason" <> ''),
	CONSTRAINT "goodwills_credit" CHECK (("goodwills"."code" <> '') = ("goodwills"."way" = 'credit' and "goodwills"."given_at" is not null)),
	CONSTRAINT "goodwills_approved" CHECK (case when "goodwills"."approved_by" is null then "goodwills"."given_at" is null or "goodwills"."amount" <= 20000
        else "goodwills"."given_at" is not null and "goodwills"."approved_by" <> "goodwills"."staff_id" end)
);
--> statement-breakpoint
ALTER TABLE "goodwills" ADD CONSTRAINT "goodwills_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goodwills" ADD CONSTRAINT "goodwills_staff_id_staff_members_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goodwills" ADD CONSTRAINT "goodwills_approved_by_staff_members_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goodwills_of_order" ON "goodwills" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "goodwills_one_proposal" ON "goodwills" USING btree ("order_id") WHERE "goodwills"."given_at" is null;