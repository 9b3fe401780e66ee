CREATE TABLE "invoice_chain" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"hash" text DEFAULT '' NOT NULL,
	"generated_at" timestamp with time zone,
	CONSTRAINT "invoice_chain_one_row" CHECK ("invoice_chain"."is_only")
);
--> statement-breakpoint
CREATE TABLE "invoice_orders" (
	"invoice_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"total" integer NOT NULL,
	"vat" integer NOT NULL,
	CONSTRAINT "invoice_orders_invoice_id_order_id_pk" PRIMARY KEY("invoice_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "invoice_records" (
	"position" integer PRIMARY KEY NOT NULL,
	"invoice_id" integer NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	"generated_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"csv" text DEFAULT '' NOT NULL,
	"error" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "invoice_records_invoice" UNIQUE("invoice_id"),
	CONSTRAINT "invoice_records_state" CHECK ("invoice_records"."state" in ('waiting', 'accepted', 'accepted_with_errors', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "invoice_references" (
	"invoice_id" integer NOT NULL,
	"of_id" integer NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "invoice_references_invoice_id_of_id_pk" PRIMARY KEY("invoice_id","of_id"),
	CONSTRAINT "invoice_references_kind" CHECK ("invoice_references"."kind" in ('rectifies', 'replaces'))
);
--> statement-breakpoint
CREATE TABLE "invoice_sending" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"next_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_error" text DEFAULT '' NOT NULL,
	CONSTRAINT "invoice_sending_one_row" CHECK ("invoice_sending"."is_only")
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"code" text PRIMARY KEY NOT NULL,
	"last_number" integer NOT NULL,
	"last_issued_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_settings" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"issuer" jsonb NOT NULL,
	"register" text NOT NULL,
	CONSTRAINT "invoice_settings_one_row" CHECK ("invoice_settings"."is_only")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"series" text NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"operation_date" date NOT NULL,
	"issuer" jsonb NOT NULL,
	"recipient" jsonb,
	"lines" jsonb NOT NULL,
	"base" integer NOT NULL,
	"vat" integer NOT NULL,
	"total" integer NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"register" text NOT NULL,
	CONSTRAINT "invoices_kind" CHECK ("invoices"."kind" in ('F1', 'F2', 'F3', 'R1', 'R4', 'R5')),
	CONSTRAINT "invoices_total" CHECK ("invoices"."total" = "invoices"."base" + "invoices"."vat" and "invoices"."total" <> 0),
	CONSTRAINT "invoices_sign" CHECK (("invoices"."total" < 0) = ("invoices"."kind" like 'R%')),
	CONSTRAINT "invoices_number_positive" CHECK ("invoices"."number" > 0)
);
--> statement-breakpoint
ALTER TABLE "invoice_orders" ADD CONSTRAINT "invoice_orders_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_orders" ADD CONSTRAINT "invoice_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_records" ADD CONSTRAINT "invoice_records_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_references" ADD CONSTRAINT "invoice_references_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_references" ADD CONSTRAINT "invoice_references_of_id_invoices_id_fk" FOREIGN KEY ("of_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_series_invoice_series_code_fk" FOREIGN KEY ("series") REFERENCES "public"."invoice_series"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_orders_of_order" ON "invoice_orders" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "invoice_records_waiting" ON "invoice_records" USING btree ("position") WHERE "invoice_records"."state" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_references_replaced_once" ON "invoice_references" USING btree ("of_id") WHERE "invoice_references"."kind" = 'replaces';--> statement-breakpoint
CREATE INDEX "invoice_references_of" ON "invoice_references" USING btree ("of_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("series","number");--> statement-breakpoint
INSERT INTO "invoice_chain" DEFAULT VALUES;--> statement-breakpoint
INSERT INTO "invoice_sending" DEFAULT VALUES;--> statement-breakpoint
-- No role edits an invoice (RD 1619/2012): whoever owns the tables would have to drop a trigger first.
CREATE TRIGGER "invoices_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "invoices" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "invoice_orders_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "invoice_orders" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "invoice_references_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "invoice_references" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "invoice_records_append_only" BEFORE DELETE OR TRUNCATE OR UPDATE OF "position", "invoice_id", "previous_hash", "hash", "generated_at" ON "invoice_records" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
-- A number is only ever followed by the next one.
CREATE FUNCTION "refuse_lost_number"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'UPDATE' OR NEW.code <> OLD.code OR NEW.last_number <> OLD.last_number + 1 THEN
		RAISE EXCEPTION 'The numbers of % are without gaps.', OLD.code;
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "invoice_series_next" BEFORE UPDATE OR DELETE ON "invoice_series" FOR EACH ROW EXECUTE FUNCTION "refuse_lost_number"();
