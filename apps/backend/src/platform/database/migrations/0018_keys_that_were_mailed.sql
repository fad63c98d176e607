ALTER TABLE "request_link" ADD COLUMN "mailed_to" text;--> statement-breakpoint
ALTER TABLE "request_mail" ADD COLUMN "mailed_to" text;