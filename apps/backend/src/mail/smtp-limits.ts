const minute = 60_000

/** How long a mail server may take, in milliseconds: as long as RFC 5321 (4.5.3.2) asks a sender to wait. */
export const smtpLimits = {
  /** Until it has greeted: 5 minutes. */
  connectionTimeout: 5 * minute,
  greetingTimeout: 5 * minute,
  /** For each answer; the longest is that to a whole message: given up earlier, an accepted one would be sent again. */
  socketTimeout: 10 * minute,
}

/** The longest that one mail can take: its connection, then an answer to each of greeting, sender, recipient, data and message. */
export const maxSendingTime = smtpLimits.connectionTimeout + 6 * smtpLimits.socketTimeout
