ALTER TABLE "catalogue_state" ADD COLUMN "popularity_version" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "ordered_quantity" integer DEFAULT 0 NOT NULL;