import { forAll } from '../bilingual-questionnaire.ts'
import type { ConsentSentence } from '../form/consent-text.ts'
import { text } from '../form/form.ts'

/** The consent to store the address to which the private link of a result is sent. */
export const linkConsent: ConsentSentence = {
  version: 'self-test-link-2026-12',
  agreement: forAll(
    'J’accepte que mon adresse soit gardée avec ce résultat, pour m’envoyer ce lien. Elle s’efface avec lui.',
    'I agree that my address is kept with this result, to send me this link. It is erased with it.',
  ),
}

/** The consent to be called about a result. */
export const callConsent: ConsentSentence = {
  version: 'self-test-call-2027-01',
  agreement: forAll(
    'J’accepte que mon prénom et mon numéro soient gardés avec ce résultat, pour m’appeler. Ils s’effacent avec lui.',
    'I agree that my first name and number are kept with this result, to call me. They are erased with it.',
  ),
}

/** An additional consent: the caller may read the result. */
export const sharing = text(
  'Si je le souhaite : j’accepte que la personne qui m’appelle lise aussi mon résultat et mes réponses. L’appel est possible sans cela.',
  'If I wish: I agree that the person who calls me also reads my result and my answers. The call is possible without that.',
)

/** The consent to compare the answers with those of someone close. */
export const relativeConsent: ConsentSentence = {
  version: 'self-test-relative-2026-12',
  agreement: forAll(
    'J’accepte qu’un proche réponde à des questions sur ma mémoire. Ses réponses seront gardées et comparées aux miennes.',
    'I agree that someone close answers questions about my memory. Their answers will be kept and compared with mine.',
  ),
}
