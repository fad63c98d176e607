import { predictom } from '../studies/predictom.ts'
import type { StudyPageTexts } from '../study-page-texts.ts'

export const studyPageTexts = { PREDICTOM: predictom } satisfies StudyPageTexts
