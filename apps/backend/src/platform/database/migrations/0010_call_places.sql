CREATE TABLE "call_place" (
	"country" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"place" integer NOT NULL,
	"subject_id" uuid,
	"hold_hash" text,
	"held_until" timestamp with time zone,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "call_place_country_starts_at_place_pk" PRIMARY KEY("country","starts_at","place"),
	CONSTRAINT "call_place_is_free" CHECK ("call_place"."place" > 0)
);
--> statement-breakpoint
CREATE INDEX "call_place_subject_id" ON "call_place" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "call_place_hold_hash" ON "call_place" USING btree ("hold_hash");--> statement-breakpoint
INSERT INTO "call_place" ("country", "starts_at", "place", "subject_id", "since")
SELECT "country", ("callback" ->> 'starts_at')::timestamptz,
  row_number() OVER (PARTITION BY "country", ("callback" ->> 'starts_at')::timestamptz ORDER BY "created_at"), "id", "created_at"
FROM "sent_request"
WHERE "call_state" = 'promised' AND "callback" ->> 'kind' = 'slot' AND ("callback" ->> 'starts_at')::timestamptz > now();
