CREATE TABLE "audit_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"action" text NOT NULL,
	"subject_id" uuid,
	"reference" text NOT NULL,
	"staff_id" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "call_places" (
	"country" text NOT NULL,
	"day" date NOT NULL,
	"half" text NOT NULL,
	"places" integer NOT NULL,
	"set_by" uuid NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "call_places_country_day_half_pk" PRIMARY KEY("country","day","half")
);
--> statement-breakpoint
CREATE TABLE "slot_reservation" (
	"country" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"position" integer NOT NULL,
	"subject_id" uuid,
	"hold_hash" text,
	"held_until" timestamp with time zone,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "slot_reservation_country_starts_at_position_pk" PRIMARY KEY("country","starts_at","position")
);
--> statement-breakpoint
CREATE TABLE "consent" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"text_version" text NOT NULL,
	"locale" text NOT NULL,
	"agreed_on" date,
	"heard_by" uuid,
	"given_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "call_outcome" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"details" jsonb NOT NULL,
	"note" text NOT NULL,
	"corrects" uuid,
	"called_on" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"before" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_case" (
	"subject_id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"trial_code" text,
	"locale" text NOT NULL,
	"country" text NOT NULL,
	"time_zone" text NOT NULL,
	"sort_name" text NOT NULL,
	"is_urgent" boolean NOT NULL,
	"state" text NOT NULL,
	"outcome" text,
	"windows" "tstzmultirange" NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"promised_at" timestamp with time zone NOT NULL,
	"tries" integer NOT NULL,
	"first_tried_at" timestamp with time zone,
	"reached_at" timestamp with time zone,
	"why" text,
	"claimed_by" uuid,
	"claimed_at" timestamp with time zone,
	"given_to" uuid,
	"claim_seen_at" timestamp with time zone,
	"version" integer NOT NULL,
	"search" "tsvector" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "desk_case_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "desk_draft" (
	"subject_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"note" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "desk_draft_subject_id_staff_id_pk" PRIMARY KEY("subject_id","staff_id")
);
--> statement-breakpoint
CREATE TABLE "hand_over" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"site" text NOT NULL,
	"capability_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"wrong_codes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" uuid,
	CONSTRAINT "hand_over_capability_hash_unique" UNIQUE("capability_hash")
);
--> statement-breakpoint
CREATE TABLE "study_inclusion" (
	"trial_code" text NOT NULL,
	"week" date NOT NULL,
	"count" integer NOT NULL,
	"staff_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "study_inclusion_trial_code_week_pk" PRIMARY KEY("trial_code","week")
);
--> statement-breakpoint
CREATE TABLE "study_state" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "study_state_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"trial_code" text NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"since" date NOT NULL,
	"staff_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_network" (
	"account" text NOT NULL,
	"network" text NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_network_account_network_pk" PRIMARY KEY("account","network")
);
--> statement-breakpoint
CREATE TABLE "login_count" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cookie_consent" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"values" jsonb NOT NULL,
	"locale" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text,
	"phone" text,
	"locale" text NOT NULL,
	"country" text NOT NULL,
	"first_name" text,
	"postal_code" text,
	"matching" jsonb,
	"lists" text[] NOT NULL,
	"programme_confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_email_unique" UNIQUE("email"),
	CONSTRAINT "contact_phone_unique" UNIQUE("phone"),
	CONSTRAINT "contact_address" CHECK (num_nonnulls(email, phone) = 1)
);
--> statement-breakpoint
CREATE TABLE "contact_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"contact_id" uuid NOT NULL,
	"asked" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_request_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "news_alert" (
	"contact_id" uuid PRIMARY KEY NOT NULL,
	"wanted" jsonb NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	"told_until" timestamp with time zone NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news_mail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contact_id" uuid NOT NULL,
	"request_id" uuid,
	"capability" text,
	"capability_hash" text NOT NULL,
	"studies" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "news_mail_capability_hash_unique" UNIQUE("capability_hash")
);
--> statement-breakpoint
CREATE TABLE "study_seen" (
	"code" text PRIMARY KEY NOT NULL,
	"is_open" boolean NOT NULL,
	"opened_at" timestamp with time zone
);
--> statement-breakpoint
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
	"form" text DEFAULT 'whole' NOT NULL,
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
--> statement-breakpoint
CREATE TABLE "mail_stop" (
	"mailbox" text NOT NULL,
	"letter" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_stop_mailbox_letter_pk" PRIMARY KEY("mailbox","letter")
);
--> statement-breakpoint
CREATE TABLE "visitor_mail" (
	"id" text PRIMARY KEY NOT NULL,
	"mailbox" text NOT NULL,
	"segments" integer DEFAULT 0 NOT NULL,
	"is_unconfirmed" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"key" text PRIMARY KEY NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer NOT NULL,
	"response" json NOT NULL,
	"subject_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "counting_key" (
	"day" date PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "request_count" (
	"subject" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_secret" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_instrument" (
	"id" text NOT NULL,
	"version" text NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "kept_instrument_id_version_pk" PRIMARY KEY("id","version")
);
--> statement-breakpoint
CREATE TABLE "request_change" (
	"request_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"fields" jsonb NOT NULL,
	"by_desk" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_change_request_id_version_pk" PRIMARY KEY("request_id","version")
);
--> statement-breakpoint
CREATE TABLE "request_link" (
	"capability_hash" text PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"device" boolean DEFAULT false NOT NULL,
	"limited" boolean DEFAULT false NOT NULL,
	"mailed_to" text,
	"created_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "request_mail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"capability" text,
	"version" integer,
	"letter" text,
	"reminds_of" integer,
	"mailed_to" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_mail_reminds_once" UNIQUE("request_id","reminds_of","letter")
);
--> statement-breakpoint
CREATE TABLE "request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"form" text NOT NULL,
	"form_version" text NOT NULL,
	"answers" jsonb NOT NULL,
	"study" jsonb,
	"phone_answers" jsonb,
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
	"needs" jsonb,
	"callback" jsonb NOT NULL,
	"call_by" date NOT NULL,
	"call_asked_at" timestamp with time zone NOT NULL,
	"call_state" text NOT NULL,
	"call_state_at" timestamp with time zone NOT NULL,
	"call_sequence" integer NOT NULL,
	"call_earlier_windows" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sms_code" text,
	"sms_code_tries" integer DEFAULT 0 NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"active_at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "refresh_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"has_second_factor" boolean NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_because" text
);
--> statement-breakpoint
CREATE TABLE "sms" (
	"id" text PRIMARY KEY NOT NULL,
	"request_id" uuid,
	"letter" text,
	"number" text,
	"segments" integer NOT NULL,
	"words" text,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"state_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_stop" (
	"number" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"locale" text NOT NULL,
	"capability" text,
	"capability_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitation_staff_id_unique" UNIQUE("staff_id"),
	CONSTRAINT "invitation_capability_hash_unique" UNIQUE("capability_hash")
);
--> statement-breakpoint
CREATE TABLE "passkey" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"name" text NOT NULL,
	"host" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkey_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "passkey_challenge" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"challenge" text NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"disabled_at" timestamp with time zone,
	CONSTRAINT "staff_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "staff_view" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_view_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"staff_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"opened" boolean NOT NULL,
	"day" date NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "start_study" (
	"staff_id" uuid NOT NULL,
	"trial_code" text NOT NULL,
	CONSTRAINT "start_study_staff_id_trial_code_pk" PRIMARY KEY("staff_id","trial_code")
);
--> statement-breakpoint
ALTER TABLE "call_places" ADD CONSTRAINT "call_places_set_by_staff_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_outcome" ADD CONSTRAINT "call_outcome_subject_id_desk_case_subject_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."desk_case"("subject_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_outcome" ADD CONSTRAINT "call_outcome_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_case" ADD CONSTRAINT "desk_case_claimed_by_staff_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_case" ADD CONSTRAINT "desk_case_given_to_staff_id_fk" FOREIGN KEY ("given_to") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_draft" ADD CONSTRAINT "desk_draft_subject_id_desk_case_subject_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."desk_case"("subject_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_draft" ADD CONSTRAINT "desk_draft_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_over" ADD CONSTRAINT "hand_over_subject_id_desk_case_subject_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."desk_case"("subject_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_over" ADD CONSTRAINT "hand_over_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_over" ADD CONSTRAINT "hand_over_withdrawn_by_staff_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_inclusion" ADD CONSTRAINT "study_inclusion_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_state" ADD CONSTRAINT "study_state_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_request" ADD CONSTRAINT "contact_request_contact_id_contact_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_alert" ADD CONSTRAINT "news_alert_contact_id_contact_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_mail" ADD CONSTRAINT "news_mail_contact_id_contact_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meta_answers" ADD CONSTRAINT "meta_answers_result_id_orientation_result_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."orientation_result"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orientation_mail" ADD CONSTRAINT "orientation_mail_result_id_orientation_result_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."orientation_result"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relative_link" ADD CONSTRAINT "relative_link_result_id_orientation_result_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."orientation_result"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relative_view" ADD CONSTRAINT "relative_view_result_id_orientation_result_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."orientation_result"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relative_view" ADD CONSTRAINT "relative_view_relative_result_id_orientation_result_id_fk" FOREIGN KEY ("relative_result_id") REFERENCES "public"."orientation_result"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_change" ADD CONSTRAINT "request_change_request_id_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_link" ADD CONSTRAINT "request_link_request_id_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_mail" ADD CONSTRAINT "request_mail_request_id_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_session_id_staff_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."staff_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_session" ADD CONSTRAINT "staff_session_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms" ADD CONSTRAINT "sms_request_id_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenge" ADD CONSTRAINT "passkey_challenge_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_view" ADD CONSTRAINT "staff_view_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_study" ADD CONSTRAINT "start_study_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entry_subject_id" ON "audit_entry" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "audit_entry_reference" ON "audit_entry" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "slot_reservation_starts_at" ON "slot_reservation" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "slot_reservation_subject_id" ON "slot_reservation" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "slot_reservation_hold_hash" ON "slot_reservation" USING btree ("hold_hash");--> statement-breakpoint
CREATE INDEX "slot_reservation_held_until" ON "slot_reservation" USING btree ("held_until") WHERE held_until is not null;--> statement-breakpoint
CREATE INDEX "consent_subject_id" ON "consent" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "call_outcome_subject_id" ON "call_outcome" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "call_outcome_staff_id" ON "call_outcome" USING btree ("staff_id","at" DESC NULLS FIRST,"subject_id");--> statement-breakpoint
CREATE INDEX "call_outcome_corrects" ON "call_outcome" USING btree ("corrects") WHERE corrects is not null;--> statement-breakpoint
CREATE INDEX "call_outcome_at" ON "call_outcome" USING btree ("at");--> statement-breakpoint
CREATE INDEX "desk_case_urgency" ON "desk_case" USING btree ("is_urgent" DESC NULLS FIRST,"due_at","subject_id") WHERE state <> 'closed';--> statement-breakpoint
CREATE INDEX "desk_case_latest" ON "desk_case" USING btree ("changed_at" DESC NULLS FIRST,"subject_id","state","locale","country");--> statement-breakpoint
CREATE INDEX "desk_case_closed_kind" ON "desk_case" USING btree ("kind","changed_at" DESC NULLS FIRST,"subject_id","locale","country") WHERE state = 'closed';--> statement-breakpoint
CREATE INDEX "desk_case_closed_place" ON "desk_case" USING btree ("locale","country","changed_at" DESC NULLS FIRST,"subject_id") WHERE state = 'closed';--> statement-breakpoint
CREATE INDEX "desk_case_closed_study" ON "desk_case" USING btree ("trial_code","changed_at" DESC NULLS FIRST,"subject_id","kind","locale","country") WHERE state = 'closed';--> statement-breakpoint
CREATE INDEX "desk_case_waiting" ON "desk_case" USING btree ("due_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "desk_case_claimed_by" ON "desk_case" USING btree ("claimed_by") WHERE claimed_by is not null;--> statement-breakpoint
CREATE INDEX "desk_case_given_to" ON "desk_case" USING btree ("given_to") WHERE given_to is not null;--> statement-breakpoint
CREATE INDEX "desk_case_figures" ON "desk_case" USING btree ("trial_code","created_at","state","outcome","promised_at","first_tried_at","reached_at","why");--> statement-breakpoint
CREATE INDEX "desk_case_search" ON "desk_case" USING gin ("search");--> statement-breakpoint
CREATE INDEX "hand_over_subject_id" ON "hand_over" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "study_state_trial_code" ON "study_state" USING btree ("trial_code","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "login_count_last_at" ON "login_count" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "cookie_consent_at" ON "cookie_consent" USING btree ("at");--> statement-breakpoint
CREATE INDEX "contact_unconfirmed" ON "contact" USING btree ("created_at") WHERE lists = '{}';--> statement-breakpoint
CREATE INDEX "contact_programme" ON "contact" USING btree ("programme_confirmed_at") WHERE programme_confirmed_at is not null;--> statement-breakpoint
CREATE INDEX "contact_request_contact_id" ON "contact_request" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "contact_request_unconfirmed" ON "contact_request" USING btree ("created_at") WHERE asked is not null;--> statement-breakpoint
CREATE INDEX "news_alert_confirmed_at" ON "news_alert" USING btree ("confirmed_at");--> statement-breakpoint
CREATE INDEX "news_mail_contact_id" ON "news_mail" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "news_mail_with_key" ON "news_mail" USING btree ("created_at") WHERE capability is not null;--> statement-breakpoint
CREATE INDEX "orientation_mail_result_id" ON "orientation_mail" USING btree ("result_id");--> statement-breakpoint
CREATE INDEX "orientation_mail_with_key" ON "orientation_mail" USING btree ("created_at") WHERE capability is not null;--> statement-breakpoint
CREATE INDEX "orientation_result_active_at" ON "orientation_result" USING btree ("active_at");--> statement-breakpoint
CREATE INDEX "orientation_result_email" ON "orientation_result" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "relative_link_expires_at" ON "relative_link" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "material_key_trial_code" ON "material_key" USING btree ("trial_code");--> statement-breakpoint
CREATE INDEX "material_key_expires_at" ON "material_key" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "visitor_mail_mailbox" ON "visitor_mail" USING btree ("mailbox");--> statement-breakpoint
CREATE INDEX "visitor_mail_at" ON "visitor_mail" USING btree ("at");--> statement-breakpoint
CREATE INDEX "idempotency_key_subject_id" ON "idempotency_key" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "idempotency_key_created_at" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "request_link_request_id" ON "request_link" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "request_mail_request_id" ON "request_mail" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "request_mail_with_key" ON "request_mail" USING btree ("created_at") WHERE capability is not null;--> statement-breakpoint
CREATE INDEX "request_active_at" ON "request" USING btree ("active_at");--> statement-breakpoint
CREATE INDEX "request_email" ON "request" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "request_phone" ON "request" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "request_chosen_time" ON "request" USING btree ((callback ->> 'starts_at')) WHERE call_state = 'promised' and callback ->> 'kind' = 'slot';--> statement-breakpoint
CREATE INDEX "refresh_token_session_id" ON "refresh_token" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "staff_session_staff_id" ON "staff_session" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_session_created_at" ON "staff_session" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sms_request_id" ON "sms" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "sms_state_at" ON "sms" USING btree ("state_at");--> statement-breakpoint
CREATE INDEX "sms_of_news" ON "sms" USING btree ("at") WHERE request_id is null;--> statement-breakpoint
CREATE INDEX "sms_stop_at" ON "sms_stop" USING btree ("at");--> statement-breakpoint
CREATE INDEX "passkey_staff_id" ON "passkey" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "passkey_challenge_created_at" ON "passkey_challenge" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "recovery_code_staff_id" ON "recovery_code" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_view_at" ON "staff_view" USING btree ("at");--> statement-breakpoint
CREATE INDEX "staff_view_reference" ON "staff_view" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_view_listed" ON "staff_view" USING btree ("staff_id","reference","day") WHERE not opened;