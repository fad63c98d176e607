CREATE TABLE "cookie_consent" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"values" jsonb NOT NULL,
	"locale" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "cookie_consent_at" ON "cookie_consent" USING btree ("at");