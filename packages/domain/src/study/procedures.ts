/** "of_some": of a part of those who take part. "unknown" is a question for the call, never a no. */
export type Asked = 'yes' | 'of_some' | 'no' | 'unknown'

/** What people want to know before anything else: what a study asks of those who take part, and what it spares them. */
export interface Procedures {
  lumbarPuncture: Asked
  /** A drip into a vein. */
  infusion: Asked
  /** A part of the study takes place at home. */
  atHome: Asked
}
