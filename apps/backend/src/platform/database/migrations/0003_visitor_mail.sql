CREATE TABLE "visitor_mail" (
	"id" text PRIMARY KEY NOT NULL,
	"mailbox" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "visitor_mail_mailbox" ON "visitor_mail" USING btree ("mailbox");