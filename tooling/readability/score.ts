import type { Locale } from '@clairmemoire/domain/locale'
import { syllable } from 'syllable'

/** The spoken syllables of a word, at least one: a number has one, an abbreviation is spelled out. */
export function syllablesIn(locale: Locale, word: string): number {
  if (/\p{N}/u.test(word)) return 1
  if (/^\P{L}*\p{Lu}{2,6}\P{L}*$/u.test(word)) return word.match(/\p{L}/gu)?.length ?? 1
  return Math.max(1, locale === 'en' ? syllable(word) : frenchSyllables(word))
}

/** No maintained library supports French, so this counts vowel groups as syllables, without a final e. */
function frenchSyllables(word: string): number {
  return word
    .toLowerCase()
    .replaceAll(/(?<=\p{L})[’'](?=\p{L})/gu, '')
    .split(/\P{L}+/u)
    .filter((part) => part !== '')
    .reduce((sum, part) => sum + Math.max(1, vowelGroups(withoutSilentEnd(part))), 0)
}

/** Silent endings of plural verbs, “ils parlent”. Other words pronounce -ent, as in “souvent”: an unknown verb scores as harder. */
const silentEnt =
  /(?:ai|oi|ui|[cg]h|ss|ll|nn|tt|rr|rm|nqu|mett|peuv|doiv|ç?oiv|viv|ens|caus|pos|utilis|us|aid|mand|perd|end|ond|trouv|sav|arl|abit|mpt|out|est|ontr|ntr|aur|urr|bli|tudi|rifi|ifi|gn|mb|op|up|ern|onc)ent$/

function withoutSilentEnd(part: string): string {
  return part.replace(silentEnt.test(part) ? /ent$/ : /(?<=.)es?$/, '')
}

/** A y between vowels separates them, and so do an é before a vowel and a diaeresis; the u of qu and gu is silent. */
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
  /** Longest first. */
  sentences: readonly string[]
  /** Words in the longest sentence. */
  longest: number
  /** Mean words per sentence. */
  mean: number
  /** In French the Kandel-Moles ease, where 100 is very easy; in English the Flesch-Kincaid grade. */
  reading: number
}

/** Undefined for a text without a sentence. */
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

/** Colons and semicolons end a sentence too. */
export function sentencesOf(line: string): readonly string[] {
  return line.split(/(?<=[.!?:;…])[\s»”)]+/).filter((sentence) => wordsIn(sentence).length > 0)
}

/** Groups of thousands are one number. */
export function wordsIn(sentence: string): readonly string[] {
  const joined = sentence.replaceAll(/(?<=\d)[\u00a0\u202f ](?=\d{3}(?!\d))/g, '')
  return joined.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
}
