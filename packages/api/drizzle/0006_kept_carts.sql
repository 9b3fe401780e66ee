CREATE TABLE "kept_carts" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"lines" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kept_carts" ADD CONSTRAINT "kept_carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;