-- Stop all APIs of the version before: they use the columns that this removes.
ALTER TABLE "mail_outbox" DROP CONSTRAINT "mail_outbox_cause";--> statement-breakpoint
ALTER TABLE "mail_outbox" DROP CONSTRAINT "mail_outbox_refund";--> statement-breakpoint
ALTER TABLE "mail_outbox" DROP CONSTRAINT "mail_outbox_progress";--> statement-breakpoint
ALTER TABLE "mail_outbox" DROP CONSTRAINT "mail_outbox_change";--> statement-breakpoint
ALTER TABLE "mail_outbox" DROP CONSTRAINT "mail_outbox_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "mail_outbox" DROP CONSTRAINT "mail_outbox_link_id_account_links_id_fk";
--> statement-breakpoint
ALTER TABLE "mail_outbox" DROP CONSTRAINT "mail_outbox_refund_id_refunds_id_fk";
--> statement-breakpoint
ALTER TABLE "mail_outbox" DROP CONSTRAINT "mail_outbox_order_id_orders_id_fk";
--> statement-breakpoint
ALTER TABLE "mail_outbox" DROP CONSTRAINT "mail_outbox_contact_message_id_contact_messages_id_fk";
--> statement-breakpoint
ALTER TABLE "mail_outbox" DROP CONSTRAINT "mail_outbox_change_id_order_changes_id_fk";
--> statement-breakpoint
DROP INDEX "mail_outbox_once";--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "dedupe_key" text;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "subject_id" text;--> statement-breakpoint
-- The mail about washing was that of an answered incident.
UPDATE "mail_outbox" SET "kind" = 'order-incident-answered' WHERE "kind" = 'order-progress' AND "order_status" = 20;--> statement-breakpoint
-- Each mail gets the key of its cause. A cause that is not stored any more has a key that no other mail gets.
UPDATE "mail_outbox" m SET
	"subject_id" = coalesce(m."order_id"::text, m."contact_message_id"::text, m."link_id"::text, m."user_id"::text),
	"dedupe_key" = m."kind" || ':' || coalesce(CASE
		WHEN m."link_id" IS NOT NULL THEN m."link_id"::text
		WHEN m."contact_message_id" IS NOT NULL THEN m."contact_message_id"::text
		WHEN m."kind" IN ('order-confirmation', 'order-payment-failed') THEN m."order_id"::text
		WHEN m."kind" = 'order-change' THEN m."change_id"::text
		WHEN m."kind" = 'order-refund' THEN m."refund_id"::text
		WHEN m."kind" = 'order-progress' THEN (SELECT min(s."id") FROM "order_steps" s WHERE s."order_id" = m."order_id" AND s."status" = m."order_status" AND s."at" = m."created_at")::text
		WHEN m."kind" = 'order-incident-answered' THEN (SELECT min(i."id") FROM "order_incidents" i WHERE i."order_id" = m."order_id" AND i."answer" IS NOT NULL AND i."solved_at" = m."created_at")::text
		WHEN m."user_id" IS NULL THEN gen_random_uuid()::text
		WHEN m."kind" = 'account-referral-earned' THEN (SELECT min(c."id") FROM "coupons" c WHERE c."owner_id" = m."user_id" AND c."origin" = 'reward' AND c."created_at" = m."created_at")::text
		ELSE (SELECT min(a."id") FROM "account_audit" a WHERE a."user_id" = m."user_id" AND a."created_at" = m."created_at" AND a."event" = ANY (CASE m."kind" WHEN 'account-password-changed' THEN ARRAY['password-changed', 'password-set'] WHEN 'account-deleted' THEN ARRAY['account-deleted'] ELSE ARRAY[substr(m."kind", 9)] END))::text
	END, 'mail-' || m."id") || CASE WHEN m."kind" <> 'account-email-changed' THEN '' WHEN n."position" = 1 THEN ':old' ELSE ':new' END,
	"details" = CASE
		WHEN m."status" = 'sent' THEN NULL
		WHEN m."kind" = 'order-change' THEN jsonb_build_object('changeId', m."change_id")
		WHEN m."kind" = 'order-refund' THEN jsonb_build_object('refundId', m."refund_id")
		WHEN m."kind" = 'order-progress' THEN jsonb_build_object('status', m."order_status")
		WHEN m."kind" = 'account-email-changed' THEN m."details" || jsonb_build_object('isOldAddress', m."details"->'isOldAddress' IS NOT NULL)
		WHEN m."kind" = 'account-referral-earned' THEN m."details" || jsonb_build_object('amount', (m."details"->>'amount')::integer)
		ELSE m."details"
	END
FROM (SELECT "id", row_number() OVER (PARTITION BY "kind", "user_id", "created_at" ORDER BY "id") AS "position" FROM "mail_outbox") n
WHERE n."id" = m."id";--> statement-breakpoint
-- Mails of one cause that the version before did not distinguish.
UPDATE "mail_outbox" m SET "dedupe_key" = m."dedupe_key" || ':mail-' || m."id"
FROM (SELECT "id", row_number() OVER (PARTITION BY "dedupe_key" ORDER BY "id") AS "position" FROM "mail_outbox") n
WHERE n."id" = m."id" AND n."position" > 1;--> statement-breakpoint
ALTER TABLE "mail_outbox" ALTER COLUMN "dedupe_key" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "mail_outbox_of_subject" ON "mail_outbox" USING btree ("subject_id");--> statement-breakpoint
ALTER TABLE "mail_outbox" DROP COLUMN "user_id";--> statement-breakpoint
ALTER TABLE "mail_outbox" DROP COLUMN "link_id";--> statement-breakpoint
ALTER TABLE "mail_outbox" DROP COLUMN "refund_id";--> statement-breakpoint
ALTER TABLE "mail_outbox" DROP COLUMN "order_status";--> statement-breakpoint
ALTER TABLE "mail_outbox" DROP COLUMN "order_id";--> statement-breakpoint
ALTER TABLE "mail_outbox" DROP COLUMN "contact_message_id";--> statement-breakpoint
ALTER TABLE "mail_outbox" DROP COLUMN "change_id";--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_once" UNIQUE("dedupe_key");
