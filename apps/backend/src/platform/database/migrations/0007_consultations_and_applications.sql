CREATE TABLE "consultation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"consultation_type" text NOT NULL,
	"respondent" text NOT NULL,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "referral" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rpps" text NOT NULL,
	"birth_date" date NOT NULL,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "secondary_consultation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"respondent" text NOT NULL,
	"doctor_kind" text,
	"seen" text,
	"said" text,
	"seeks" jsonb,
	"seeks_more" text
);
--> statement-breakpoint
CREATE TABLE "application" (
	"id" uuid PRIMARY KEY NOT NULL,
	"profession" text NOT NULL,
	"rpps" text,
	"adeli" text,
	"town" text NOT NULL,
	"message" text
);
--> statement-breakpoint
ALTER TABLE "consultation" ADD CONSTRAINT "consultation_id_sent_request_id_fk" FOREIGN KEY ("id") REFERENCES "public"."sent_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_id_sent_request_id_fk" FOREIGN KEY ("id") REFERENCES "public"."sent_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "secondary_consultation" ADD CONSTRAINT "secondary_consultation_id_sent_request_id_fk" FOREIGN KEY ("id") REFERENCES "public"."sent_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_id_sent_request_id_fk" FOREIGN KEY ("id") REFERENCES "public"."sent_request"("id") ON DELETE cascade ON UPDATE no action;