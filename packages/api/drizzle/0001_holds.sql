CREATE TABLE "holds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"pickup_id" integer NOT NULL,
	"delivery_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_pickup_id_slots_id_fk" FOREIGN KEY ("pickup_id") REFERENCES "public"."slots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_delivery_id_slots_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."slots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "holds_one_each" ON "holds" USING btree ("user_id") WHERE "holds"."released_at" is null;--> statement-breakpoint
CREATE INDEX "holds_of_pickup" ON "holds" USING btree ("pickup_id") WHERE "holds"."released_at" is null;--> statement-breakpoint
CREATE INDEX "holds_of_delivery" ON "holds" USING btree ("delivery_id") WHERE "holds"."released_at" is null;--> statement-breakpoint
CREATE INDEX "holds_released" ON "holds" USING btree ("released_at");