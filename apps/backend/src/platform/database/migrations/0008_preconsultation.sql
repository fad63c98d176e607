CREATE TABLE "preconsultation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_type" text NOT NULL,
	"questionnaire_version" text NOT NULL,
	"answers" jsonb,
	"birth_date" date NOT NULL,
	"patient" jsonb,
	"companion" jsonb
);
--> statement-breakpoint
ALTER TABLE "preconsultation" ADD CONSTRAINT "preconsultation_id_sent_request_id_fk" FOREIGN KEY ("id") REFERENCES "public"."sent_request"("id") ON DELETE cascade ON UPDATE no action;