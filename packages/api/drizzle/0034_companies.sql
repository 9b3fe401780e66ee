ALTER TABLE "order_changes" ADD COLUMN "actor_kind" text;--> statement-breakpoint
ALTER TABLE "order_changes" ADD COLUMN "actor_id" integer;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_actor" CHECK ("order_changes"."actor_kind" is not null
        and "order_changes"."actor_kind" in ('customer', 'staff', 'job', 'provider', 'operations')
        and ("order_changes"."actor_kind" in ('customer', 'staff')) = ("order_changes"."actor_id" is not null)) NOT VALID;