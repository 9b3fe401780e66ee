ALTER TABLE "order_legs" ALTER COLUMN "slot_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "holds" ALTER COLUMN "pickup_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "holds" ALTER COLUMN "delivery_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_change_legs" ALTER COLUMN "slot_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_legs" ADD COLUMN "place" text DEFAULT 'address' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_legs" ADD COLUMN "store_id" integer;--> statement-breakpoint
ALTER TABLE "order_change_legs" ADD COLUMN "place" text DEFAULT 'address' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_change_legs" ADD COLUMN "store_id" integer;--> statement-breakpoint
ALTER TABLE "order_legs" ADD CONSTRAINT "order_legs_place" CHECK (
    ("order_legs"."place" = 'address' and "order_legs"."slot_id" is not null and "order_legs"."store_id" is null)
    or ("order_legs"."place" = 'store' and "order_legs"."store_id" is not null and "order_legs"."slot_id" is null and "order_legs"."address_id" is null));--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_of_a_slot" CHECK ("holds"."pickup_id" is not null or "holds"."delivery_id" is not null);--> statement-breakpoint
ALTER TABLE "order_change_legs" ADD CONSTRAINT "order_change_legs_place" CHECK (
    ("order_change_legs"."place" = 'address' and "order_change_legs"."slot_id" is not null and "order_change_legs"."store_id" is null)
    or ("order_change_legs"."place" = 'store' and "order_change_legs"."store_id" is not null and "order_change_legs"."slot_id" is null and "order_change_legs"."address_id" is null));