ALTER TABLE "submission" RENAME TO "trial_signup";--> statement-breakpoint
ALTER INDEX "submission_pkey" RENAME TO "trial_signup_pkey";--> statement-breakpoint
ALTER TABLE "trial_signup" RENAME CONSTRAINT "submission_reference_unique" TO "trial_signup_reference_unique";
