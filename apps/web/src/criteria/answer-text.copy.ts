import type { Locale } from '@clairmemoire/domain/locale'
import type { Amount, Choice, Criterion } from '@clairmemoire/domain/study'
import { formatList } from '@clairmemoire/i18n/formats'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The criteria of some kinds. */
export type Of<Kind extends Criterion['kind']> = Extract<Criterion, { kind: Kind }>

interface AnswerWords {
  about: MessageDescriptor
  answers: Readonly<Record<string, MessageDescriptor>>
}

const yesOrNo = {
  yes: msg({ id: 'criteria.answer.yes', message: 'oui' }),
  no: msg({ id: 'criteria.answer.no', message: 'non' }),
}

const answerWords: Record<Choice, AnswerWords> = {
  diagnosis: {
    about: msg({ id: 'criteria.answer.diagnosis', message: 'Diagnostic' }),
    answers: {
      lewy_body: msg({ id: 'criteria.answer.diagnosis.lewy-body', message: 'maladie à corps de Lewy' }),
      vascular: msg({ id: 'criteria.answer.diagnosis.vascular', message: 'maladie des vaisseaux du cerveau' }),
      frontotemporal: msg({ id: 'criteria.answer.diagnosis.frontotemporal', message: 'maladie fronto-temporale' }),
      parkinson: msg({ id: 'criteria.answer.diagnosis.parkinson', message: 'maladie de Parkinson' }),
      other: msg({ id: 'criteria.answer.diagnosis.other', message: 'une autre maladie' }),
    },
  },
  language: {
    about: msg({ id: 'criteria.answer.language', message: 'Langue de l’étude' }),
    answers: {
      easily: msg({ id: 'criteria.answer.language.easily', message: 'parlée facilement' }),
      with_difficulty: msg({ id: 'criteria.answer.language.with-difficulty', message: 'parlée avec difficulté' }),
      no: msg({ id: 'criteria.answer.language.no', message: 'non parlée' }),
    },
  },
  residence: {
    about: msg({ id: 'criteria.answer.residence', message: 'Lieu de vie' }),
    answers: {
      home: msg({ id: 'criteria.answer.residence.home', message: 'chez soi' }),
      senior_home: msg({ id: 'criteria.answer.residence.senior-home', message: 'une résidence pour personnes âgées' }),
      care_home: msg({ id: 'criteria.answer.residence.care-home', message: 'un EHPAD ou l’hôpital' }),
      hospice: msg({ id: 'criteria.answer.residence.hospice', message: 'un service de soins palliatifs' }),
    },
  },
  walking: {
    about: msg({ id: 'criteria.answer.walking', message: 'Marche' }),
    answers: {
      alone: msg({ id: 'criteria.answer.walking.alone', message: 'sans aide' }),
      with_help: msg({ id: 'criteria.answer.walking.with-help', message: 'avec un peu d’aide' }),
      no: msg({ id: 'criteria.answer.walking.no', message: 'impossible' }),
    },
  },
  daily_tasks: {
    about: msg({ id: 'criteria.answer.daily-tasks', message: 'Se laver et s’habiller' }),
    answers: {
      alone: msg({ id: 'criteria.answer.daily-tasks.alone', message: 'sans aide' }),
      with_help: msg({ id: 'criteria.answer.daily-tasks.with-help', message: 'avec un peu d’aide' }),
      no: msg({ id: 'criteria.answer.daily-tasks.no', message: 'avec beaucoup d’aide' }),
    },
  },
  partner_takes_part: {
    about: msg({ id: 'criteria.answer.partner-takes-part', message: 'L’accompagnant participe aussi à l’étude' }),
    answers: yesOrNo,
  },
  sex: {
    about: msg({ id: 'criteria.answer.sex', message: 'Femme ou homme' }),
    answers: {
      woman: msg({ id: 'criteria.answer.sex.woman', message: 'une femme' }),
      man: msg({ id: 'criteria.answer.sex.man', message: 'un homme' }),
    },
  },
  pregnancy: {
    about: msg({ id: 'criteria.answer.pregnancy', message: 'Grossesse' }),
    answers: {
      no: msg({ id: 'criteria.answer.pregnancy.no', message: 'pas possible' }),
      possible: msg({ id: 'criteria.answer.pregnancy.possible', message: 'possible' }),
      pregnant: msg({ id: 'criteria.answer.pregnancy.pregnant', message: 'en ce moment, ou allaitement' }),
    },
  },
}

export function answerText(i18n: I18n, locale: Locale, { question, answers }: Of<'answer_among'>): string {
  const words = answerWords[question]
  const about = i18n._(words.about)
  const accepted = answers.flatMap((answer) => words.answers[answer] ?? []).map((word) => i18n._(word))
  const list = formatList(locale, accepted, 'disjunction')
  return i18n._(msg({ id: 'criteria.answer.list', message: `${about} : ${list}` }))
}

export function minimumText({ amount, least }: Of<'at_least'>): MessageDescriptor {
  const texts: Record<Amount, MessageDescriptor> = {
    partner_hours: msg({
      id: 'criteria.least.partner-hours',
      message: `Temps passé avec l’accompagnant : ${least} heures par semaine ou plus`,
    }),
    school_years: msg({ id: 'criteria.least.school-years', message: `École : ${least} ans ou plus` }),
    same_dose_weeks: msg({
      id: 'criteria.least.same-dose',
      message: `Médicament de la maladie d’Alzheimer : la même dose depuis ${least} semaines ou plus, ou aucun`,
    }),
  }
  return texts[amount]
}
