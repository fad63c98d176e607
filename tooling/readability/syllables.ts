import type { Locale } from '@clairmemoire/domain/locale'
import { syllable } from 'syllable'

/** How many syllables a person says for a word, at least one: a number is one, an abbreviation is said letter by letter. */
export function syllablesIn(locale: Locale, word: string): number {
  if (/\p{N}/u.test(word)) return 1
  if (/^\P{L}*\p{Lu}{2,6}\P{L}*$/u.test(word)) return word.match(/\p{L}/gu)?.length ?? 1
  return Math.max(1, locale === 'en' ? syllable(word) : frenchSyllables(word))
}

/** No kept library counts French, so this hears a group of vowels as a syllable, and no e at the end of a word. */
function frenchSyllables(word: string): number {
  return word
    .toLowerCase()
    .replaceAll(/(?<=\p{L})[’'](?=\p{L})/gu, '')
    .split(/\P{L}+/u)
    .filter((part) => part !== '')
    .reduce((sum, part) => sum + Math.max(1, vowelGroups(withoutSilentEnd(part))), 0)
}

/** Plurals of verbs, “ils parlent”. The -ent of all other words is said, as in “souvent”: an unknown verb counts as harder. */
const silentEnt =
  /(?:ai|oi|ui|[cg]h|ss|ll|nn|tt|rr|rm|nqu|mett|peuv|doiv|ç?oiv|viv|ens|caus|pos|utilis|us|aid|mand|perd|end|ond|trouv|sav|arl|abit|mpt|out|est|ontr|ntr|aur|urr|bli|tudi|rifi|ifi|gn|mb|op|up|ern|onc)ent$/

function withoutSilentEnd(part: string): string {
  return part.replace(silentEnt.test(part) ? /ent$/ : /(?<=.)es?$/, '')
}

/** A y between vowels parts them, and so do an é before a vowel and a diaeresis; the u of qu and gu is silent. */
function vowelGroups(part: string): number {
  const heard = part
    .replaceAll(/qu|(?<=g)u(?=[eiéèêy]|$)/g, (silent) => silent.replace('u', ''))
    .replaceAll(/(?<=[aeiouéèêâîôû])y(?=[aeiouéèêâîôû])/g, 'j')
    .replaceAll(/é(?=[aeiouâêîôûéè])/g, 'é-')
    .replaceAll(/(?=[ïëü])/g, '-')
  return heard.match(/[aeiouyàâäéèêëîïôöùûüœæ]+/g)?.length ?? 0
}
