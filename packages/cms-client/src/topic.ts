/** The topics of articles. */
export const topics = ['memory', 'consultation', 'lifestyle', 'medicines', 'research', 'relatives'] as const

export type Topic = (typeof topics)[number]
