CREATE TABLE "used_store_links" (
	"signature" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "staff_id" integer;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "store_id" integer;--> statement-breakpoint
CREATE INDEX "used_store_links_expired" ON "used_store_links" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_staff_id_staff_members_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_store_mode" CHECK (("sessions"."staff_id" is null) = ("sessions"."store_id" is null));--> statement-breakpoint
ALTER TABLE "sessions" DROP COLUMN "is_staff";--> statement-breakpoint
-- The member of store mode without a name. It is disabled and has no password, so nobody logs in as it.
INSERT INTO "staff_members" ("id", "name", "email", "password_hash", "totp_secret", "roles", "store_ids", "created_at", "disabled_at")
OVERRIDING SYSTEM VALUE VALUES (0, '', 'store-mode', '', '', '{counter}', '{}', now(), now());
