ALTER TABLE "invoice_records" DROP CONSTRAINT "invoice_records_invoice";--> statement-breakpoint
ALTER TABLE "invoice_records" ADD COLUMN "corrects" integer;--> statement-breakpoint
ALTER TABLE "invoice_records" ADD COLUMN "prior_rejection" text DEFAULT 'N' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_records" ADD COLUMN "recipient" jsonb;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "card_brand" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "card_last4" text;--> statement-breakpoint
ALTER TABLE "invoice_records" ADD CONSTRAINT "invoice_records_corrects_invoice_records_position_fk" FOREIGN KEY ("corrects") REFERENCES "public"."invoice_records"("position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_records_first" ON "invoice_records" USING btree ("invoice_id") WHERE "invoice_records"."corrects" is null;--> statement-breakpoint
CREATE INDEX "invoice_records_of_invoice" ON "invoice_records" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "payments_without_card" ON "payments" USING btree ("next_check_at") WHERE "payments"."provider" = 'card' and "payments"."status" = 'succeeded' and "payments"."card_last4" is null;--> statement-breakpoint
ALTER TABLE "invoice_records" ADD CONSTRAINT "invoice_records_corrected_once" UNIQUE("corrects");--> statement-breakpoint
ALTER TABLE "invoice_records" ADD CONSTRAINT "invoice_records_prior_rejection" CHECK ("invoice_records"."prior_rejection" in ('N', 'S', 'X') and ("invoice_records"."corrects" is not null or "invoice_records"."prior_rejection" = 'N'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_card" CHECK (("payments"."card_brand" is null) = ("payments"."card_last4" is null)
        and ("payments"."card_last4" is null or ("payments"."provider" = 'card' and "payments"."card_last4" ~ '^[0-9]{4}$')));--> statement-breakpoint
-- What a record corrects, and whom it names, is fixed as well.
DROP TRIGGER "invoice_records_append_only" ON "invoice_records";--> statement-breakpoint
CREATE TRIGGER "invoice_records_append_only" BEFORE DELETE OR TRUNCATE OR UPDATE OF "position", "invoice_id", "corrects", "prior_rejection", "recipient", "previous_hash", "hash", "generated_at" ON "invoice_records" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
