import { catalogTexts } from './catalogs.ts'
import { documentTexts } from './documents.ts'
import { letterTexts } from './letters.ts'
import { questionnaireTexts } from './questionnaires.ts'
import type { ReadText } from './read-text.ts'

/** All texts of the product, in both languages. */
export async function everyText(): Promise<readonly ReadText[]> {
  const texts = [...(await documentTexts()), ...(await catalogTexts()), ...questionnaireTexts(), ...letterTexts()]
  return texts.filter(({ lines }) => lines.length > 0)
}
