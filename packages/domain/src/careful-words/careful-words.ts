import type { Locale } from '../locale/locale.ts'

/** Phrases that no health or study text may contain (R0-23), by name. */
const phrases: Readonly<Record<Locale, Readonly<Record<string, RegExp>>>> = {
  fr: {
    guérir: word('guéri\\p{L}*'),
    promettre: word('promet\\p{L}*|promesses?|promis(?:es?)?'),
    'nouveau traitement': word('nouve(?:au|aux|l|lles?)\\s(?:traitements?|médicaments?|remèdes?|thérapies?)'),
    dépistage: word('dépist\\p{L}*'),
    efficace: word('efficace\\p{L}*|efficacité'),
    espoir: word('espoirs?'),
    révolution: word('révolution\\p{L}*|percées?|miracles?|miraculeu\\p{L}*'),
    'sans risque': word('sans\\s(?:aucun\\s)?risques?'),
    'traitement gratuit': word('traitements?\\sgratuits?'),
  },
  en: {
    cure: word('cur(?:es?|ed|ing)'),
    promise: word('promis(?:es?|ed|ing)(?!\\s(?:no|nothing)\\s)'),
    'new treatment': word('new\\s(?:treatments?|drugs?|medicines?|medications?|therap(?:y|ies))'),
    'screening for a disease': word(
      'screen(?:s|ed|ing)?\\s(?:\\p{L}+\\s){0,3}for\\s(?:\\p{L}+\\s){0,2}(?:dementia|alzheimer\\p{L}*|memory|disease)|(?:dementia|memory|alzheimer(?:’s)?)\\sscreenings?',
    ),
    effective: word('effective(?:ly|ness)?'),
    hope: word('hope(?:s|ful)?'),
    breakthrough: word('breakthroughs?|revolution\\p{L}*|miracles?|miraculous'),
    'without risk': word('risk[ -]free|without\\s(?:any\\s)?risks?|(?:completely|totally|perfectly)\\ssafe'),
    'free treatment': word('free\\s(?:treatments?|medicines?)'),
  },
}

/** A sentence may deny a phrase or warn of it: “Nobody can promise you …”, « Nous parlons de repérage, jamais de dépistage ». */
const negation: Readonly<Record<Locale, RegExp>> = {
  fr: word('ne|n’\\p{L}+|pas|aucune?|jamais|sans|personne|ni|rien|méfiez-vous'),
  en: word('no|not|never|nobody|none|nor|neither|without|cannot|\\p{L}+n’t|beware'),
}

/** Phrases that contain a negation but deny nothing. */
const noNegation: Readonly<Record<Locale, RegExp>> = {
  fr: /pas\s(?:seulement|que)/giu,
  en: /not\s(?:only|just)/giu,
}

/** The names of the phrases that a text contains, each once. A phrase after a negation in the same sentence does not count. */
export function promisingPhrases(locale: Locale, text: string): readonly string[] {
  const sentences = text.split(/[.!?;]/)
  return Object.entries(phrases[locale])
    .filter(([, phrase]) => sentences.some((sentence) => says(locale, phrase, sentence)))
    .map(([name]) => name)
}

function says(locale: Locale, phrase: RegExp, sentence: string): boolean {
  const found = phrase.exec(sentence)
  return found !== null && !negation[locale].test(sentence.slice(0, found.index).replace(noNegation[locale], ''))
}

/** Matches whole words, also with accents; `\b` only knows ASCII letters. */
function word(pattern: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu')
}
