ALTER TABLE "request_link" ADD COLUMN "device" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "request_link" ADD COLUMN "left_at" timestamp with time zone;