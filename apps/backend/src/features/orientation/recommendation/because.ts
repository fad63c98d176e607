import type { OrientationAdvice, OrientationCause } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import type { Answers, Wording } from '@clairmemoire/domain/questionnaire'
import type { BilingualWording } from '../../../questionnaires/bilingual-questionnaire.ts'
import type { Because, Instrument } from '../../../questionnaires/orientation/instrument.ts'

/** Who reads: in which language, as the person themselves or as someone else. */
export interface Reader {
  locale: Locale
  wording: keyof Wording
}

export function say(text: BilingualWording, { locale, wording }: Reader): string {
  return text[locale][wording]
}

/** Other causes that the answers name; none where no answer does. */
export function causesFor({ causes }: Instrument, answers: Answers, reader: Reader): OrientationCause[] {
  return causes.flatMap(({ id, title, text, because }) => {
    const holding = because.filter((reason) => holds(reason, answers))
    if (holding.length === 0) return []
    return {
      id,
      title: say(title, reader),
      text: say(text, reader),
      because: holding.map((reason) => say(reason.text, reader)),
    }
  })
}

/** Without answers the advice for everybody, each with what holds for anybody. */
export function adviceFor({ advice }: Instrument, answers: Answers | undefined, reader: Reader): OrientationAdvice[] {
  return advice.flatMap(({ id, title, text, why, because = [], always, personal, evidence, source, help }) => {
    const reason = answers && because.find((one) => holds(one, answers))
    if (answers ? !reason && !always : personal) return []
    return {
      id,
      title: say(title, reader),
      text: say(text, reader),
      why: say(reason?.text ?? why, reader),
      evidence,
      source: source[reader.locale],
      ...(help && { help }),
    }
  })
}

/** Whether an answer is one of those that a reason names. */
export function holds({ question, is_one_of: options }: Because, answers: Answers): boolean {
  const answer = Object.hasOwn(answers, question) ? answers[question] : null
  return [answer ?? []].flat().some((chosen) => options.includes(String(chosen)))
}
