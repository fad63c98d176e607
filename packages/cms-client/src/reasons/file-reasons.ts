/** The reasons for which the embedded content service refuses a file. Editors read them after the name of the file or field. */
export const fileReasons = {
  unknown_folder: () => ({
    fr: 'n’est pas le nom d’un document, comme fr/articles/marcher.md ou studies/predictom.yaml',
    en: 'is not the name of a document, such as fr/articles/marcher.md or studies/predictom.yaml',
  }),
  not_utf8: () => ({
    fr: 'n’est pas encodé en UTF-8 : enregistrez-le avec cet encodage',
    en: 'is not encoded in UTF-8: save it with this encoding',
  }),
  no_front_matter: () => ({
    fr: 'ne commence pas par des champs entre deux lignes de ---',
    en: 'does not begin with fields between two lines of ---',
  }),
  tab: () => ({ fr: 'a une tabulation : remplacez-la par des espaces', en: 'has a tab: replace it with spaces' }),
  not_yaml: () => ({
    fr: 'ne se lit pas : ici ou juste au-dessus, une valeur avec deux-points n’est pas entre guillemets, un guillemet ne ferme pas (écrivez l’apostrophe ’) ou les espaces du début diffèrent',
    en: 'cannot be read: here or just above, a value with a colon is not between quotation marks, a quotation mark is not closed (write an apostrophe as ’), or the spaces at the beginning differ',
  }),
  not_fields: () => ({
    fr: 'n’a pas une liste de noms avec leurs valeurs',
    en: 'has no list of names with their values',
  }),
  yaml_alias: () => ({
    fr: 'a des champs qui renvoient l’un à l’autre (& et *) : écrivez-les en entier',
    en: 'has fields that refer to one another (& and *): write them out',
  }),
  unknown_field: ({ folder, known }: { folder: string; known: readonly string[] }) => ({
    fr: `n’est pas un champ des documents « ${folder} ». Les champs sont : ${known.join(', ')}`,
    en: `is not a field of ${folder}. The fields are: ${known.join(', ')}`,
  }),
  unknown_part: ({ known }: { known: readonly string[] }) => ({
    fr: `n’est pas un champ à cet endroit. Les champs sont : ${known.join(', ')}`,
    en: `is not a field here. The fields are: ${known.join(', ')}`,
  }),
  missing_texts: () => ({
    fr: 'à remplir : une étude a ses textes dans chaque langue',
    en: 'is missing: a study has its texts in each language',
  }),
  unknown_text: ({ known }: { known: readonly string[] }) => ({
    fr: `n’est pas un texte d’une étude. Les textes sont : ${known.join(', ')}`,
    en: `is not a text of a study. The texts are: ${known.join(', ')}`,
  }),
  unknown_reference: ({ folder }: { folder: string }) => ({
    fr: `ne nomme aucun document du dossier ${folder}`,
    en: `names no document in the folder ${folder}`,
  }),
  names_faulty_document: () => ({
    fr: 'mène à un document qui a lui-même une erreur',
    en: 'leads to a document that has an error itself',
  }),
  html_character: () => ({
    fr: 'a un caractère écrit en HTML : écrivez le caractère lui-même',
    en: 'has a character written as HTML: write the character itself',
  }),
  code_block: () => ({
    fr: 'est lu comme du code, que les pages n’affichent pas : enlevez les espaces au début de la ligne',
    en: 'is read as code, which pages do not show: remove the spaces at the beginning of the line',
  }),
  inline_code: () => ({
    fr: 'contient du code, que les pages n’affichent pas',
    en: 'contains code, which pages do not show',
  }),
  horizontal_rule: () => ({
    fr: 'est un trait horizontal, que les pages n’affichent pas',
    en: 'is a horizontal rule, which pages do not show',
  }),
  link_definition: () => ({
    fr: 'donne une adresse séparée de son lien : écrivez-la entre parenthèses après le texte du lien',
    en: 'has an address separate from its link: write it in parentheses after the link text',
  }),
  link_title: () => ({
    fr: 'a un lien avec un titre : écrivez-le dans le texte du lien',
    en: 'has a link with a title: write it in the link text',
  }),
  heading_level: () => ({
    fr: 'est un titre du mauvais niveau : # est réservé au titre de la page, commencez par ## et n’allez pas au-delà de ####',
    en: 'is a heading of the wrong level: the title is the only #, so use only ## to ####',
  }),
  several_paragraphs: () => ({
    fr: 'a un élément de liste de plusieurs paragraphes : faites-en un seul',
    en: 'has a list item of several paragraphs: write it as one paragraph',
  }),
  line_break: () => ({
    fr: 'a un retour à la ligne dans un paragraphe : commencez un nouveau paragraphe',
    en: 'has a line break inside a paragraph: begin a new paragraph',
  }),
  inline_image: () => ({
    fr: 'a une image au milieu d’un texte : placez-la dans son propre paragraphe',
    en: 'has an image inside a text: give it its own paragraph',
  }),
  nested_too_deeply: () => ({
    fr: 'imbrique trop de citations, de listes ou de mises en forme, ici ou plus bas',
    en: 'nests quotes, lists, bold or italic text too deeply, here or below',
  }),
  unknown_markdown: ({ type }: { type: string }) => ({
    fr: `contient « ${type} », que les pages n’affichent pas`,
    en: `contains “${type}”, which pages do not show`,
  }),
  unknown_in_list: ({ type }: { type: string }) => ({
    fr: `contient « ${type} » dans une liste, ce que les pages n’affichent pas`,
    en: `contains “${type}” in a list, which pages do not show`,
  }),
  unknown_in_quote: ({ type }: { type: string }) => ({
    fr: `contient « ${type} » dans une citation, ce que les pages n’affichent pas`,
    en: `contains “${type}” in a quote, which pages do not show`,
  }),
}
