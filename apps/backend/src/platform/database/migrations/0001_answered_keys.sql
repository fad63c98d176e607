ALTER TABLE "idempotency_key" ALTER COLUMN "status" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_key" ALTER COLUMN "response" SET NOT NULL;