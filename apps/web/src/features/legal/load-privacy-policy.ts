import { loaderOf } from './load-text.ts'
import { loadPrivacyText } from './privacy-text.ts'

export const loadPrivacyPolicy = loaderOf(loadPrivacyText)
