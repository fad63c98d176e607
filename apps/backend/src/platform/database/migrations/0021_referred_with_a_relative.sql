ALTER TABLE "referral" ADD COLUMN "patient" jsonb;--> statement-breakpoint
ALTER TABLE "referral" ADD COLUMN "relation" text;