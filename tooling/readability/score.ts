import type { Locale } from '@clairmemoire/domain/locale'
import { syllable } from 'syllable'

/** Counts the spoken syllables of a word, at least one. A number counts as one; an abbreviation has one for each letter. */
export function syllablesIn(locale: Locale, word: string): number {
  if (/\p{N}/u.test(word)) return 1
  if (/^\P{L}*\p{Lu}{2,6}\P{L}*$/u.test(word)) return word.match(/\p{L}/gu)?.length ?? 1
  return Math.max(1, locale === 'en' ? syllable(word) : frenchSyllables(word))
}

/** No maintained library supports French, so each group of vowels counts as a syllable, except a silent e at the end. */
function frenchSyllables(word: string): number {
  return word
    .toLowerCase()
    .replaceAll(/(?<=\p{L})[’'](?=\p{L})/gu, '')
    .split(/\P{L}+/u)
    .filter((part) => part !== '')
    .reduce((sum, part) => sum + Math.max(1, vowelGroups(withoutSilentEnd(part))), 0)
}

/**
 * Matches plural verbs, whose ending -ent is silent, as in “ils parlent”. In other words -ent is spoken, as in “souvent”. A verb that
 * does not match gets one syllable more, so it counts as harder.
 */
const silentEnt =
  /(?:ai|oi|ui|[cg]h|ss|ll|nn|tt|rr|rm|nqu|mett|peuv|doiv|ç?oiv|viv|ens|caus|pos|utilis|us|aid|mand|perd|end|ond|trouv|sav|arl|abit|mpt|out|est|ontr|ntr|aur|urr|bli|tudi|rifi|ifi|gn|mb|op|up|ern|onc)ent$/

function withoutSilentEnd(part: string): string {
  return part.replace(silentEnt.test(part) ? /ent$/ : /(?<=.)es?$/, '')
}

/** Counts groups of vowels. A y between vowels, an é before a vowel and a diaeresis begin a new group; the u of qu and gu is silent. */
function vowelGroups(part: string): number {
  const heard = part
    .replaceAll(/qu|(?<=g)u(?=[eiéèêy]|$)/g, (silent) => silent.replace('u', ''))
    .replaceAll(/(?<=[aeiouéèêâîôû])y(?=[aeiouéèêâîôû])/g, 'j')
    .replaceAll(/é(?=[aeiouâêîôûéè])/g, 'é-')
    .replaceAll(/(?=[ïëü])/g, '-')
  return heard.match(/[aeiouyàâäéèêëîïôöùûüœæ]+/g)?.length ?? 0
}

/** The difficulty of a text. */
export interface Score {
  /** The sentences, longest first. */
  sentences: readonly string[]
  /** The number of words in the longest sentence. */
  longest: number
  /** The average number of words in a sentence. */
  mean: number
  /** For French, the ease by Kandel and Moles, where 100 is very easy; for English, the school grade by Flesch and Kincaid. */
  reading: number
}

/** Returns undefined for a text that has no sentence. */
export function scoreOf(locale: Locale, lines: readonly string[]): Score | undefined {
  const sentences = lines.flatMap(sentencesOf).toSorted((one, other) => wordsIn(other).length - wordsIn(one).length)
  const [longest] = sentences
  if (longest === undefined) return undefined
  const words = sentences.flatMap(wordsIn)
  const mean = words.length / sentences.length
  const syllables = words.reduce((sum, word) => sum + syllablesIn(locale, word), 0) / words.length
  const reading = locale === 'fr' ? 207 - 1.015 * mean - 73.6 * syllables : 0.39 * mean + 11.8 * syllables - 15.59
  return { sentences, longest: wordsIn(longest).length, mean, reading }
}

/** Splits a line into sentences. A colon or a semicolon also ends a sentence. */
export function sentencesOf(line: string): readonly string[] {
  return line.split(/(?<=[.!?:;…])[\s»”)]+/).filter((sentence) => wordsIn(sentence).length > 0)
}

/** Splits a sentence into words. A number with spaces between its thousands is one word. */
export function wordsIn(sentence: string): readonly string[] {
  const joined = sentence.replaceAll(/(?<=\d)[\u00a0\u202f ](?=\d{3}(?!\d))/g, '')
  return joined.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
}
