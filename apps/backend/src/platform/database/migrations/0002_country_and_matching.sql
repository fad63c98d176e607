ALTER TABLE "submission" ALTER COLUMN "phone" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "contact" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "contact" ADD COLUMN "matching" jsonb;--> statement-breakpoint
ALTER TABLE "submission" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "submission" ADD COLUMN "relation" text;--> statement-breakpoint
UPDATE "contact" SET "country" = CASE "locale" WHEN 'fr' THEN 'FR' ELSE 'US' END;--> statement-breakpoint
UPDATE "submission" SET "country" = CASE "locale" WHEN 'fr' THEN 'FR' ELSE 'US' END;--> statement-breakpoint
ALTER TABLE "contact" ALTER COLUMN "country" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "submission" ALTER COLUMN "country" SET NOT NULL;
