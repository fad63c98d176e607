CREATE TABLE "news_alert" (
	"contact_id" uuid PRIMARY KEY NOT NULL,
	"asked" jsonb NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"wanted" jsonb,
	"confirmed_at" timestamp with time zone,
	"told_until" timestamp with time zone,
	"written_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "news_mail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contact_id" uuid NOT NULL,
	"capability" text,
	"capability_hash" text NOT NULL,
	"studies" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "news_mail_capability_hash_unique" UNIQUE("capability_hash")
);
--> statement-breakpoint
CREATE TABLE "study_seen" (
	"code" text PRIMARY KEY NOT NULL,
	"is_open" boolean NOT NULL,
	"opened_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "news_alert" ADD CONSTRAINT "news_alert_contact_id_contact_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_mail" ADD CONSTRAINT "news_mail_contact_id_contact_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_mail_contact_id" ON "news_mail" USING btree ("contact_id");