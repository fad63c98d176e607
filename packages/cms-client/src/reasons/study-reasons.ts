import type { Country } from '@clairmemoire/domain/country'

/** The reasons for which a study is refused, besides those of any document. */
export const studyReasons = {
  not_country: () => ({ fr: 'n’est pas un pays comme FR', en: 'is not a country such as FR' }),
  not_degrees: () => ({ fr: 'n’est pas un nombre de degrés', en: 'is not a number of degrees' }),
  not_duration: () => ({ fr: 'n’est pas une durée', en: 'is not a duration' }),
  over_a_day: () => ({ fr: 'dépasse une journée', en: 'is longer than a day' }),
  not_chance: () => ({
    fr: 'n’est pas une chance comme 1 sur 2, de 10 personnes au plus',
    en: 'is not a chance such as 1 of 2, of at most 10 people',
  }),
  reserved_code: () => ({ fr: 'veut dire « aucune étude »', en: 'is reserved: it means “no study”' }),
  unknown_criterion: () => ({
    fr: 'n’est ni une condition à laquelle une question répond, ni une condition que l’équipe vérifie',
    en: 'is neither a criterion that a question answers nor one that the team checks',
  }),
  not_hash: () => ({ fr: 'n’est pas une empreinte de 64 caractères', en: 'is not a SHA-256 of 64 characters' }),
  other_text_approved: ({ hash }: { hash: string }) => ({
    fr: `n’est pas celle de ce texte, qui demande une nouvelle approbation : ${hash}`,
    en: `is not that of this text, which needs a new approval: ${hash}`,
  }),
  twice: () => ({ fr: 'existe deux fois', en: 'is there twice' }),
  other_country: ({ country }: { country: Country }) => ({
    fr: `doit être ${country}, le pays où l’on appelle les personnes de cette étude`,
    en: `must be ${country}, where people of this study are called`,
  }),
  outside_country: ({ country }: { country: Country }) => ({
    fr: `a une latitude et une longitude hors de ${country}`,
    en: `has a latitude and longitude outside ${country}`,
  }),
  nobody_recruits: () => ({
    fr: 'n’a aucun lieu qui accueille des personnes, alors que l’étude recrute',
    en: 'has no site that takes people in, while the study does',
  }),
  recruits_alone: () => ({
    fr: 'accueille des personnes, alors que l’étude ne recrute pas',
    en: 'takes people in, while the study does not',
  }),
  below_minimum: ({ min }: { min: number }) => ({
    fr: `est inférieur au minimum de ${min}`,
    en: `is below the minimum of ${min}`,
  }),
  no_common_age: () => ({
    fr: 'ne laissent aucun âge qui les remplit tous',
    en: 'leave no age that meets all of them',
  }),
  no_common_stage: () => ({
    fr: 'ne laissent aucun stade qui les remplit tous',
    en: 'leave no stage that meets all of them',
  }),
  no_common_answer: ({ question }: { question: string }) => ({
    fr: `n’acceptent aucune réponse commune à « ${question} »`,
    en: `accept no answer to “${question}” in common`,
  }),
  over_a_year: () => ({
    fr: 'doit compter les derniers mois, de 1 à 12 : la question ne va pas plus loin',
    en: 'must count the last months, from 1 to 12: nobody is asked about longer ago',
  }),
  unknown_answer: ({ question }: { question: string }) => ({
    fr: `n’est pas une réponse à « ${question} »`,
    en: `is not an answer to “${question}”`,
  }),
  no_source: () => ({
    fr: 'doit dire où il est écrit que l’étude recrute : une source ou un numéro de registre',
    en: 'must name where it is said that the study recruits: a source or a register number',
  }),
  missing_page: () => ({
    fr: 'manque dans la langue du site qui montre l’étude',
    en: 'is missing in the language of the site that shows the study',
  }),
  page_of_other_language: () => ({
    fr: 'appartient à la langue du site qui montre l’étude',
    en: 'belongs to the language of the site that shows the study',
  }),
  unseen_lines: ({ lines }: { lines: readonly number[] }) => ({
    fr: `a des lignes que personne n’a marquées comme vues : ${lines.join(', ')}`,
    en: `has lines that nobody has marked as seen: ${lines.join(', ')}`,
  }),
  missing_closing: () => ({
    fr: 'doit dire pourquoi l’étude est fermée',
    en: 'must say why the study is closed',
  }),
  not_closed: () => ({
    fr: 'appartient à une étude dont l’état est « closed »',
    en: 'belongs to a study with the state “closed”',
  }),
  unknown_study: () => ({ fr: 'n’est le code d’aucune étude', en: 'is not the code of a study' }),
}
