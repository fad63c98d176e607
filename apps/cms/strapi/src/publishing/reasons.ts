/** The sentences of `cms-client` about a field, and what they mean in French; a group of one stands in the other. */
const inFrench: readonly (readonly [RegExp, string])[] = [
  [/^is missing$/, 'à remplir'],
  [/^is empty$/, 'à remplir'],
  [/^is of another type$/, 'n’a pas la forme attendue'],
  [/^is longer than (.+) characters$/, 'dépasse $1 caractères'],
  [/^has more than (.+) entries$/, 'a plus de $1 éléments'],
  [/^has more than (.+) nodes$/, 'est trop long : plus de $1 éléments de texte'],
  [/^has more than (.+) groups$/, 'a plus de $1 groupes'],
  [/^has more than (.+) links$/, 'a plus de $1 liens'],
  [/^is a list inside more than (.+) lists$/, 'est une liste dans plus de $1 listes'],
  [/^is no slug such as (.+)$/, 'n’est pas une adresse comme $1'],
  [/^is no day such as (.+)$/, 'n’est pas un jour comme $1'],
  [/^is an unknown topic$/, 'n’est pas un sujet de la liste'],
  [/^is a node of an unknown type$/, 'contient une mise en forme que le site n’affiche pas'],
  [/^is a block of an unknown kind$/, 'est un bloc que le site n’affiche pas'],
  [
    /^is a link that is not allowed$/,
    'est un lien que le site n’ouvre pas : écrivez https://…, mailto:, tel: ou /page',
  ],
  [/^is an image from elsewhere$/, 'est une image d’un autre site : choisissez-la dans la médiathèque'],
  [/^is an image without a description$/, 'est une image sans texte alternatif : écrivez-le dans la médiathèque'],
  [/^is a figure without an image$/, 'est une figure sans image'],
  [/^is a text without a word$/, 'est un texte vide'],
  [/^is a call to action without a link$/, 'est une invitation sans lien'],
  [/^is a list without an entry$/, 'est une liste vide'],
  [/^is a group without a link$/, 'est un groupe sans lien'],
  [/^is not that of this text: (.+)$/, 'n’est pas celle de ce texte, qui demande une nouvelle approbation : $1'],
  [/^is no SHA-256$/, 'n’est pas une empreinte de 64 caractères'],
  [/^is no country such as (.+)$/, 'n’est pas un pays comme $1'],
  [/^is no whole number$/, 'n’est pas un nombre entier'],
  [/^is no count$/, 'n’est pas un nombre de 1 ou plus'],
  [/^names a fact that no operator has$/, 'nomme entre accolades ce que le site ne connaît pas'],
  [/^says “(.+)”: .+$/, 'dit « $1 » : dites ce qui est étudié ou le prochain pas, sans rien promettre'],
  [/^is not published$/, 'n’est pas publié'],
]

/** A reason in the language of who reads the admin: French unless they chose another. */
export function reasonFor(reason: string, language: string): string {
  if (!language.startsWith('fr')) return reason
  const known = inFrench.find(([english]) => english.test(reason))
  return known === undefined ? reason : reason.replace(...known)
}
