/** Numbers of days that the operator sets, by their settings. */
export type SetDays = 'REQUEST_DAYS' | 'RESULT_DAYS' | 'NEWS_DAYS' | 'IDEMPOTENCY_KEY_DAYS'

/** For how long the rows of a table are kept. */
export type Retention =
  /** So many days after they were written or last used. */
  | { days: number | SetDays }
  /** As long as that of another table which they hang on. */
  | { with: string }
  /** Until somebody takes them away, for a reason; they say nothing of a visitor, or have to be there when we are asked. */
  | { kept: string }

/** What nobody confirmed from its mailbox is kept for a week. */
export const unconfirmedDays = 7

/** Mails have left or were given up by then, and so has the key that stands in them. */
export const daysOfKeysInMails = 4

/** To which mailbox we wrote, so that nobody is written to too often. */
export const daysOfMailCounts = 8

/** Half a year after the choice itself has ended. */
export const daysOfCookieConsents = 396

/** For a year whoever asks can be told who saw what they sent. */
export const daysOfViews = 365

/** All are over after a day; for a month it can be looked up that, when and why one ended. */
export const daysOfSessions = 31

/** How often a login failed. */
export const daysOfFailedLogins = 1

/** How often somebody asked, and the keys that these counts are made with: nothing is counted for longer. */
export const daysOfCounts = 1

/** From where somebody of the clinic has signed in; after that a network is a stranger’s again. */
export const daysOfKnownNetworks = 90

/** A key to a study's material opens it for an hour. */
export const daysOfMaterialKeys = 1

/** A link with which somebody of the clinic chooses a password. */
export const daysOfInvitations = 7

/** A link by which a study site reads what a person agreed to pass on; that it was made and opened is kept with the request. */
export const daysOfHandOvers = 7

/** What a passkey is to sign within five minutes. */
export const daysOfPasskeyChallenges = 1

/** The time of a call, and the places of half a day, after it. */
export const daysOfSlotReservations = 1

/** The one table of how long we keep what, by tables of the database: the privacy policy says it, the jobs of the backend do it. */
export const retention: Readonly<Record<string, Retention>> = {
  sent_request: { days: 'REQUEST_DAYS' },
  request_link: { with: 'sent_request' },
  request_change: { with: 'sent_request' },
  request_mail: { with: 'sent_request' },
  mail_stop: { with: 'sent_request' },
  desk_case: { with: 'sent_request' },
  call_outcome: { with: 'desk_case' },
  desk_draft: { with: 'desk_case' },
  hand_over: { with: 'desk_case' },
  call_places: { days: daysOfSlotReservations },
  slot_reservation: { days: daysOfSlotReservations },
  contact: { days: 'NEWS_DAYS' },
  contact_request: { with: 'contact' },
  news_alert: { with: 'contact' },
  news_mail: { with: 'contact' },
  orientation_result: { days: 'RESULT_DAYS' },
  orientation_mail: { with: 'orientation_result' },
  relative_link: { with: 'orientation_result' },
  relative_view: { with: 'orientation_result' },
  meta_answers: { with: 'orientation_result' },
  idempotency_key: { days: 'IDEMPOTENCY_KEY_DAYS' },
  visitor_mail: { days: daysOfMailCounts },
  request_count: { days: daysOfCounts },
  counting_key: { days: daysOfCounts },
  cookie_consent: { days: daysOfCookieConsents },
  material_key: { days: daysOfMaterialKeys },
  staff_view: { days: daysOfViews },
  staff_session: { days: daysOfSessions },
  refresh_token: { with: 'staff_session' },
  invitation: { days: daysOfInvitations },
  passkey: { with: 'staff' },
  start_study: { with: 'staff' },
  recovery_code: { with: 'staff' },
  passkey_challenge: { days: daysOfPasskeyChallenges },
  login_count: { days: daysOfFailedLogins },
  known_network: { days: daysOfKnownNetworks },
  consent: {
    kept: 'the proof of an agreement, as long as we may be asked for it; it names nobody once its record is gone',
  },
  audit_entry: { kept: 'which record was made, changed and erased when, by whom of the staff, and nothing it said' },
  survey_answers: { kept: 'answers without anything that says whose they are' },
  study_seen: { kept: 'of studies, not of people' },
  study_inclusion: { kept: 'numbers of a study and a week, not people' },
  study_state: { kept: 'what was said of studies, when and by whom' },
  study_material: { kept: 'texts of the operator' },
  kept_instrument: { kept: 'questions, not answers' },
  staff: { kept: 'who may sign in, until the operator removes them' },
  session_key: { kept: 'a secret of the product' },
}
