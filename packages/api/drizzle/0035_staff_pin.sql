ALTER TABLE "staff_members" ADD COLUMN "pin_hash" text;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "locks_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "pin_failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "staff_sessions" SET "locks_at" = now() + interval '5 minutes' FROM "staff_members"
WHERE "staff_members"."id" = "staff_id" AND "store_id" IS NOT NULL AND 'counter' = ANY("roles");
