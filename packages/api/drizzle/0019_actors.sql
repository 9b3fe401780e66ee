-- Stop all APIs of the version before: they write rows without the new columns.
CREATE TABLE "staff_actions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"staff_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"store_id" integer,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"order_id" integer,
	"customer_id" integer,
	"before" jsonb,
	"after" jsonb,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "staff_members" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"totp_secret" text NOT NULL,
	"totp_last_used_step" integer,
	"roles" text[] NOT NULL,
	"is_owner" boolean DEFAULT false NOT NULL,
	"store_ids" integer[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"disabled_at" timestamp with time zone,
	CONSTRAINT "staff_members_email" UNIQUE("email"),
	CONSTRAINT "staff_members_email_lower_case" CHECK ("staff_members"."email" = lower("staff_members"."email")),
	CONSTRAINT "staff_members_roles" CHECK (cardinality("staff_members"."roles") > 0 and "staff_members"."roles" <@ array['counter', 'driver', 'operations'])
);
--> statement-breakpoint
CREATE TABLE "staff_passkeys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_passkeys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"staff_id" integer NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"signature_counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "staff_passkeys_credential_id" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"staff_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"store_id" integer,
	"device" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_sessions_token_hash" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP CONSTRAINT "idempotency_keys_user_id_key_pk";--> statement-breakpoint
ALTER TABLE "idempotency_keys" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_steps" ADD COLUMN "actor_kind" text;--> statement-breakpoint
ALTER TABLE "order_steps" ADD COLUMN "actor_id" integer;--> statement-breakpoint
ALTER TABLE "order_steps" ADD COLUMN "reason" text;--> statement-breakpoint
-- Only the first step of an order is certain: its customer placed it, or staff in store mode did.
UPDATE "order_steps" s SET "actor_kind" = CASE WHEN o."process_type" IN ('reserve_order', 'new_order_bono') THEN 'customer' ELSE 'staff' END, "actor_id" = CASE WHEN o."process_type" IN ('reserve_order', 'new_order_bono') THEN o."user_id" ELSE 0 END FROM "orders" o WHERE o."id" = s."order_id" AND s."id" = (SELECT min(f."id") FROM "order_steps" f WHERE f."order_id" = s."order_id");--> statement-breakpoint
ALTER TABLE "account_audit" ADD COLUMN "actor_kind" text;--> statement-breakpoint
ALTER TABLE "account_audit" ADD COLUMN "actor_id" integer;--> statement-breakpoint
UPDATE "account_audit" SET "actor_kind" = 'customer', "actor_id" = "user_id";--> statement-breakpoint
ALTER TABLE "account_audit" ALTER COLUMN "actor_kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "account_audit" ALTER COLUMN "actor_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD COLUMN "staff_id" integer;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "actor_kind" text;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "actor_id" integer;--> statement-breakpoint
UPDATE "idempotency_keys" SET "actor_kind" = 'customer', "actor_id" = "user_id";--> statement-breakpoint
ALTER TABLE "idempotency_keys" ALTER COLUMN "actor_kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ALTER COLUMN "actor_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_actor_kind_actor_id_key_pk" PRIMARY KEY("actor_kind","actor_id","key");--> statement-breakpoint
ALTER TABLE "staff_actions" ADD CONSTRAINT "staff_actions_staff_id_staff_members_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_actions" ADD CONSTRAINT "staff_actions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_actions" ADD CONSTRAINT "staff_actions_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_passkeys" ADD CONSTRAINT "staff_passkeys_staff_id_staff_members_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_members_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_actions_of_order" ON "staff_actions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "staff_actions_of_member" ON "staff_actions" USING btree ("staff_id","at");--> statement-breakpoint
CREATE INDEX "staff_passkeys_of_member" ON "staff_passkeys" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_of_member" ON "staff_sessions" USING btree ("staff_id");--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_staff_id_staff_members_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_of_user" ON "idempotency_keys" USING btree ("user_id");--> statement-breakpoint
-- Other older steps have no actor.
ALTER TABLE "order_steps" ADD CONSTRAINT "order_steps_actor" CHECK ("order_steps"."actor_kind" is not null
        and "order_steps"."actor_kind" in ('customer', 'staff', 'job', 'provider', 'operations')
        and ("order_steps"."actor_kind" in ('customer', 'staff')) = ("order_steps"."actor_id" is not null)) NOT VALID;--> statement-breakpoint
ALTER TABLE "account_audit" ADD CONSTRAINT "account_audit_actor" CHECK ("account_audit"."actor_kind" in ('customer', 'staff'));--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_actor" CHECK ("idempotency_keys"."actor_kind" in ('customer', 'staff'));--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Rows of % are never changed or deleted.', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER "staff_actions_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "staff_actions" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();