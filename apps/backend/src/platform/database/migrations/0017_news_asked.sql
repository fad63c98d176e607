ALTER TABLE "news_mail" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "contact" ADD COLUMN "programme_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_request" ADD COLUMN "asked" jsonb;