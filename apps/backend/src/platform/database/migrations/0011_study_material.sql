CREATE TABLE "material_key" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"trial_code" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "study_material" (
	"trial_code" text NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"paragraphs" text[] NOT NULL,
	"password_hash" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "study_material_trial_code_locale_pk" PRIMARY KEY("trial_code","locale")
);
