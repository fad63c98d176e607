import { loadLegalText } from './legal-text.ts'
import { loaderOf } from './load-text.ts'

export const loadLegal = loaderOf(loadLegalText)
