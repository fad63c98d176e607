import type { ConsentValue } from '@clairmemoire/domain/cookie-consent'

/** Where local storage keeps the number of a visitor who agreed that visits are followed: 16 hexadecimal digits, a space, since when. */
export const visitorKey = 'visitor'

/** What this browser keeps only while its person agrees. */
export const optionalKeys: Partial<Record<ConsentValue, string>> = { tracking: visitorKey }
