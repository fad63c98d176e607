/** Numbers of days that the operator configures. */
export type SetDays = 'REQUEST_DAYS' | 'RESULT_DAYS' | 'NEWS_DAYS' | 'IDEMPOTENCY_KEY_DAYS'

/** How long the rows of a table are stored. */
export type Retention =
  /** Days after they were written or last used. */
  | { days: number | SetDays }
  /** As long as the row of this table to which they refer. */
  | { with: string }
  /** Until somebody deletes them, for the given reason; they contain no visitor data, or are needed as evidence. */
  | { reason: string }

/** A request without a confirmed mail address is stored for a week. */
export const unconfirmedDays = 7

/** By then each mail has been sent or has failed, so the keys for its links are deleted. */
export const daysOfKeysInMails = 4

/** The mailboxes we wrote to are stored to limit the mails to one person. */
export const daysOfMailCounts = 8

/** For three years, a person who stopped text messages gets none, even if somebody types the number again. */
export const daysOfSmsStops = 1096

/** A choice is stored for 13 months, although it is valid for half a year only. */
export const daysOfCookieConsents = 396

/** For a year, people can ask who viewed their request. */
export const daysOfViews = 365

/** Sessions end within a day; for a month, staff can look up when and why. */
export const daysOfSessions = 31

/** Counts of failed logins are stored for a day. */
export const daysOfFailedLogins = 1

/** Rate limit counts and the keys with which they are hashed are stored for a day; no count is needed for longer. */
export const daysOfCounts = 1

/** A network from which staff have signed in is unknown again after this many days without a login. */
export const daysOfKnownNetworks = 90

/** A key to a study's material is valid for half an hour and stored for a day. */
export const daysOfMaterialKeys = 1

/** How long a link is valid with which staff choose a password. */
export const daysOfInvitations = 7

/** How long a link is valid with which a study site reads data. When it was made and opened stays stored with the request. */
export const daysOfHandOvers = 7

/** Challenges are stored for a day; a passkey has to sign one within five minutes. */
export const daysOfPasskeyChallenges = 1

/** Call times and half-day capacities are deleted a day after they begin. */
export const daysOfSlotReservations = 1

/** The retention period of each database table. The privacy policy states these periods, and the backend's jobs apply them. */
export const retention: Readonly<Record<string, Retention>> = {
  request: { days: 'REQUEST_DAYS' },
  request_link: { with: 'request' },
  request_change: { with: 'request' },
  request_mail: { with: 'request' },
  // Those about no request are stored for `daysOfMailCounts`.
  sms: { with: 'request' },
  sms_stop: { days: daysOfSmsStops },
  mail_stop: { with: 'request' },
  desk_case: { with: 'request' },
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
    reason: 'the proof of a consent, as long as we may have to show it; it identifies nobody once its record is erased',
  },
  audit_entry: {
    reason: 'which record was created, changed and erased when and by which staff member, without its content',
  },
  survey_answers: { reason: 'anonymous answers' },
  study_seen: { reason: 'data about studies, not about people' },
  study_inclusion: { reason: 'numbers for a study and a week, not people' },
  study_state: { reason: 'states of studies, with date and author' },
  study_material: { reason: 'texts of the operator' },
  kept_instrument: { reason: 'questions, not answers' },
  staff: { reason: 'accounts of the staff, until the operator removes them' },
  product_secret: { reason: 'secrets of the product' },
}
