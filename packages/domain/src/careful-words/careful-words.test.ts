import { describe, expect, it } from 'vitest'
import { promisingPhrases } from './careful-words.ts'

describe('a health text does not say', () => {
  it.each([
    ['fr', 'Ce médicament guérit la maladie.', 'guérir'],
    ['fr', 'La guérison est proche.', 'guérir'],
    ['fr', 'Un traitement prometteur.', 'promettre'],
    ['fr', 'Testez un nouveau traitement.', 'nouveau traitement'],
    ['fr', 'De nouveaux\u00a0médicaments arrivent.', 'nouveau traitement'],
    ['fr', 'Faites un test de dépistage.', 'dépistage'],
    ['fr', 'Dépistez tôt.', 'dépistage'],
    ['fr', 'Une méthode efficace.', 'efficace'],
    ['fr', 'Un immense espoir.', 'espoir'],
    ['fr', 'C’est une percée.', 'révolution'],
    ['fr', 'Un examen sans aucun risque.', 'sans risque'],
    ['fr', 'Un traitement gratuit.', 'traitement gratuit'],
    ['en', 'Get free treatment.', 'free treatment'],
    ['en', 'It cures the disease.', 'cure'],
    ['en', 'A promising medicine.', 'promise'],
    ['en', 'Try a new treatment.', 'new treatment'],
    ['en', 'We screen people for early dementia.', 'screening for a disease'],
    ['en', 'A free memory screening.', 'screening for a disease'],
    ['en', 'It is very effective.', 'effective'],
    ['en', 'There is hope.', 'hope'],
    ['en', 'A breakthrough!', 'breakthrough'],
    ['en', 'The scan is without risk.', 'without risk'],
  ] as const)('%s: %s', (locale, text, name) => {
    expect(promisingPhrases(locale, text)).toEqual([name])
  })
})

describe('a health text may say', () => {
  it.each([
    ['fr', 'Personne ne peut vous promettre d’éviter une maladie.'],
    ['fr', 'Nous parlons de repérage, jamais de dépistage.'],
    ['fr', 'Ce n’est pas une promesse.'],
    ['fr', 'Méfiez-vous si l’on vous promet un résultat.'],
    ['fr', 'Un médicament à l’étude. Il est récent.'],
    ['en', 'We do not promise a cure.'],
    ['en', 'We promise no benefit.'],
    ['en', 'It isn’t a screening for dementia.'],
    ['en', 'The screening visit comes first.'],
    ['en', 'You are safe to stop at any time.'],
    ['en', 'A secure room, an obscure word.'],
  ] as const)('%s: %s', (locale, text) => {
    expect(promisingPhrases(locale, text)).toEqual([])
  })
})

it('a negation counts only before the phrase and in the same sentence', () => {
  expect(promisingPhrases('en', 'It does not hurt. It cures.')).toEqual(['cure'])
  expect(promisingPhrases('en', 'It cures, no doubt.')).toEqual(['cure'])
})

it('“not only” is not a negation', () => {
  expect(promisingPhrases('en', 'It not only helps, it cures.')).toEqual(['cure'])
  expect(promisingPhrases('fr', 'Il soulage, et pas seulement\u00a0: il guérit.')).toEqual(['guérir'])
})
