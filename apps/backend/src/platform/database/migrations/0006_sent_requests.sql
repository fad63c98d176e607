CREATE TABLE "request_change" (
	"request_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"fields" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_change_request_id_version_pk" PRIMARY KEY("request_id","version")
);
--> statement-breakpoint
CREATE TABLE "request_link" (
	"capability_hash" text PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_mail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"capability" text,
	"version" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sent_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"locale" text NOT NULL,
	"country" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"postal_code" text,
	"relation" text,
	"helper" jsonb,
	"callback" jsonb NOT NULL,
	"call_by" date NOT NULL,
	"call_asked_at" timestamp with time zone NOT NULL,
	"call_state" text NOT NULL,
	"call_state_at" timestamp with time zone NOT NULL,
	"call_sequence" integer NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"active_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sent_request_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "trial_signup" ALTER COLUMN "reference" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "trial_signup" ALTER COLUMN "locale" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "trial_signup" ALTER COLUMN "country" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "trial_signup" ALTER COLUMN "first_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "trial_signup" ALTER COLUMN "last_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "trial_signup" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "trial_signup" ALTER COLUMN "callback" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "trial_signup" ALTER COLUMN "call_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "trial_signup" ALTER COLUMN "created_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "consent" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "request_change" ADD CONSTRAINT "request_change_request_id_sent_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."sent_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_link" ADD CONSTRAINT "request_link_request_id_sent_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."sent_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_mail" ADD CONSTRAINT "request_mail_request_id_sent_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."sent_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_link_request_id" ON "request_link" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "request_mail_request_id" ON "request_mail" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "sent_request_active_at" ON "sent_request" USING btree ("active_at");--> statement-breakpoint
CREATE INDEX "sent_request_email" ON "sent_request" USING btree ("email");--> statement-breakpoint
INSERT INTO "sent_request" ("id", "kind", "reference", "locale", "country", "first_name", "last_name", "email", "phone", "relation", "helper", "callback", "call_by", "call_asked_at", "call_state", "call_state_at", "call_sequence", "version", "created_at", "active_at")
SELECT "id", 'trial_call', "reference", "locale", "country", "first_name", "last_name", "email", "phone", "relation", "helper", "callback", "call_by", "created_at", 'promised', "created_at", 0, 1, "created_at", "created_at" FROM "trial_signup";
