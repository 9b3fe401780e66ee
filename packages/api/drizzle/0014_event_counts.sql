CREATE TABLE "event_counts" (
	"day" date NOT NULL,
	"name" text NOT NULL,
	"route" text NOT NULL,
	"language" text NOT NULL,
	"count" integer NOT NULL,
	"value_cents" bigint NOT NULL,
	CONSTRAINT "event_counts_day_name_route_language_pk" PRIMARY KEY("day","name","route","language")
);
--> statement-breakpoint
CREATE TABLE "event_forwards" (
	"day" date PRIMARY KEY NOT NULL,
	"claimed_until" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
