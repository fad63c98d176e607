CREATE TABLE "meta_answers" (
	"result_id" uuid PRIMARY KEY NOT NULL,
	"unclear" jsonb NOT NULL,
	"helped_by" text,
	"comment" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orientation_mail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"result_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"capability" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orientation_result" (
	"id" uuid PRIMARY KEY NOT NULL,
	"capability_hash" text NOT NULL,
	"reference" text NOT NULL,
	"user_type" text NOT NULL,
	"locale" text NOT NULL,
	"instrument_id" text NOT NULL,
	"instrument_version" text NOT NULL,
	"answers" jsonb NOT NULL,
	"goals" jsonb NOT NULL,
	"first_name" text,
	"email" text,
	"phone" text,
	"country" text,
	"callback" jsonb,
	"call_by" date,
	"created_at" timestamp with time zone NOT NULL,
	"active_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orientation_result_capability_hash_unique" UNIQUE("capability_hash"),
	CONSTRAINT "orientation_result_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "relative_link" (
	"result_id" uuid PRIMARY KEY NOT NULL,
	"link_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "relative_link_link_hash_unique" UNIQUE("link_hash")
);
--> statement-breakpoint
CREATE TABLE "relative_view" (
	"result_id" uuid PRIMARY KEY NOT NULL,
	"relative_result_id" uuid NOT NULL,
	CONSTRAINT "relative_view_relative_result_id_unique" UNIQUE("relative_result_id")
);
--> statement-breakpoint
CREATE TABLE "survey_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"questionnaire_id" text NOT NULL,
	"questionnaire_version" text NOT NULL,
	"locale" text NOT NULL,
	"answers" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_instrument" (
	"id" text NOT NULL,
	"version" text NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "kept_instrument_id_version_pk" PRIMARY KEY("id","version")
);
--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD COLUMN "subject_id" uuid;--> statement-breakpoint
ALTER TABLE "meta_answers" ADD CONSTRAINT "meta_answers_result_id_orientation_result_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."orientation_result"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orientation_mail" ADD CONSTRAINT "orientation_mail_result_id_orientation_result_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."orientation_result"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relative_link" ADD CONSTRAINT "relative_link_result_id_orientation_result_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."orientation_result"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relative_view" ADD CONSTRAINT "relative_view_result_id_orientation_result_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."orientation_result"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relative_view" ADD CONSTRAINT "relative_view_relative_result_id_orientation_result_id_fk" FOREIGN KEY ("relative_result_id") REFERENCES "public"."orientation_result"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orientation_mail_result_id" ON "orientation_mail" USING btree ("result_id");--> statement-breakpoint
CREATE INDEX "orientation_result_active_at" ON "orientation_result" USING btree ("active_at");--> statement-breakpoint
CREATE INDEX "idempotency_key_subject_id" ON "idempotency_key" USING btree ("subject_id");