CREATE TABLE "mail_stop" (
	"mailbox" text NOT NULL,
	"letter" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_stop_mailbox_letter_pk" PRIMARY KEY("mailbox","letter")
);
--> statement-breakpoint
ALTER TABLE "request_mail" ADD COLUMN "reminds_of" integer;--> statement-breakpoint
ALTER TABLE "request_mail" ADD CONSTRAINT "request_mail_reminds_once" UNIQUE("request_id","reminds_of");