/** What the review of an article says: who, when, until when, and whether the text is a sample that nobody has reviewed. */
export const reviewFields = ['reviewer', 'reviewedOn', 'nextReview', 'sample'] as const
