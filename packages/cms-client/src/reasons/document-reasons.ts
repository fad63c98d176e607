import { factNames } from '../fact.ts'

/** The reasons for which a field of a document is refused, or a part of it is skipped. */
export const documentReasons = {
  missing: () => ({ fr: 'à remplir', en: 'is missing' }),
  empty: () => ({ fr: 'à remplir', en: 'is empty' }),
  not_text: () => ({
    fr: 'n’est pas un texte : mettez-le entre guillemets',
    en: 'is not a text: put it between quotation marks',
  }),
  not_number: () => ({
    fr: 'n’est pas un nombre comme 12.5, sans guillemets',
    en: 'is not a number such as 12.5, without quotation marks',
  }),
  not_true_or_false: () => ({ fr: 'n’est ni true ni false', en: 'is neither true nor false' }),
  not_list: () => ({
    fr: 'n’est pas une liste, avec un tiret devant chaque élément',
    en: 'is not a list, with a hyphen before each entry',
  }),
  other_type: () => ({ fr: 'n’a pas la forme attendue', en: 'is of another type' }),
  too_long: ({ max }: { max: number }) => ({
    fr: `dépasse ${max} caractères`,
    en: `is longer than ${max} characters`,
  }),
  too_many_entries: ({ max }: { max: number }) => ({
    fr: `a plus de ${max} éléments`,
    en: `has more than ${max} entries`,
  }),
  too_many_nodes: ({ max }: { max: number }) => ({
    fr: `est trop long : plus de ${max} éléments de texte`,
    en: `is too long: more than ${max} nodes`,
  }),
  too_many_groups: ({ max }: { max: number }) => ({
    fr: `a plus de ${max} groupes`,
    en: `has more than ${max} groups`,
  }),
  too_many_links: ({ max }: { max: number }) => ({ fr: `a plus de ${max} liens`, en: `has more than ${max} links` }),
  nested_list: ({ max }: { max: number }) => ({
    fr: `est une liste dans plus de ${max} listes`,
    en: `is a list inside more than ${max} lists`,
  }),
  control_character: () => ({
    fr: 'contient un caractère de contrôle, qui est invisible',
    en: 'contains a control character, which is invisible',
  }),
  several_lines: () => ({
    fr: 'contient plusieurs lignes ou un caractère de contrôle',
    en: 'contains several lines or a control character',
  }),
  not_slug: () => ({
    fr: 'n’est pas une adresse comme memoire-et-age',
    en: 'is not an address such as memory-and-age',
  }),
  not_day: () => ({ fr: 'n’est pas un jour comme 2026-11-22', en: 'is not a day such as 2026-11-22' }),
  review_outdated: () => ({
    fr: 'date d’avant le changement du texte : enregistrez, puis remplissez de nouveau',
    en: 'dates from before the change of the text: save, then fill it in again',
  }),
  before_review: () => ({ fr: 'est avant la relecture', en: 'is before the review' }),
  not_whole_number: () => ({ fr: 'n’est pas un nombre entier', en: 'is not a whole number' }),
  below: ({ min }: { min: number }) => ({ fr: `est inférieur à ${min}`, en: `is below ${min}` }),
  above: ({ max }: { max: number }) => ({ fr: `est supérieur à ${max}`, en: `is above ${max}` }),
  not_listed: ({ known }: { known: readonly string[] }) => ({
    fr: `n’est pas l’un de : ${known.join(', ')}`,
    en: `is not one of: ${known.join(', ')}`,
  }),
  other_format: ({ example }: { example: string }) => ({
    fr: `ne s’écrit pas comme ${example}`,
    en: `is not written like ${example}`,
  }),
  unknown_fact: () => ({
    fr: `nomme entre accolades ce que le site ne connaît pas ; il connaît : ${factNames.join(', ')}`,
    en: `names in braces a fact that the site does not have; it has: ${factNames.join(', ')}`,
  }),
  unknown_node: () => ({
    fr: 'contient une mise en forme que le site n’affiche pas',
    en: 'is a node of an unknown type',
  }),
  empty_text_block: () => ({ fr: 'est un texte vide', en: 'is a text without words' }),
  empty_list: () => ({ fr: 'est une liste vide', en: 'is a list without an entry' }),
  empty_group: () => ({ fr: 'est un groupe sans lien', en: 'is a group without a link' }),
  call_without_link: () => ({ fr: 'est une invitation sans lien', en: 'is a call to action without a link' }),
  figure_without_image: () => ({ fr: 'est une figure sans image', en: 'is a figure without an image' }),
  html: () => ({ fr: 'contient du HTML : enlevez les balises', en: 'contains HTML: remove the tags' }),
  link_not_allowed: () => ({
    fr: 'est un lien que le site n’ouvre pas : écrivez https://…, mailto:, tel: ou /page',
    en: 'is a link that is not allowed: write https://…, mailto:, tel: or /page',
  }),
  no_such_page: () => ({
    fr: 'mène à une page qui n’existe pas dans cette langue : copiez l’adresse depuis le site',
    en: 'leads to a page that does not exist in this language: copy the address from the site',
  }),
  unknown_page: ({ known }: { known: readonly string[] }) => ({
    fr: `n’est le nom d’aucune page du site : ${known.join(', ')}`,
    en: `is not the name of a page of the site: ${known.join(', ')}`,
  }),
  image_from_elsewhere: () => ({
    fr: 'est une image d’un autre site : choisissez-la dans la médiathèque ou le dossier uploads',
    en: 'is an image from elsewhere: choose one from the media library or the folder uploads',
  }),
  no_such_image: () => ({
    fr: 'est une image qui n’existe pas : placez son fichier dans le dossier uploads',
    en: 'is an image that does not exist: put its file into the folder uploads',
  }),
  image_without_description: () => ({
    fr: 'est une image sans texte alternatif : écrivez-le dans la médiathèque, ou entre les crochets d’un fichier',
    en: 'is an image without a description: write it in the media library, or between the brackets of a file',
  }),
  pixels_out_of_range: ({ max }: { max: number }) => ({
    fr: `n’est pas un nombre entier de pixels de 1 à ${max}`,
    en: `is not a whole number of pixels from 1 to ${max}`,
  }),
  missing_portrait: () => ({
    fr: 'à remplir : une personne réelle est montrée avec sa photo',
    en: 'is missing: a real person is shown with a picture',
  }),
  article_itself: () => ({ fr: 'est l’article lui-même', en: 'is the article itself' }),
  same_slug: () => ({ fr: 'est l’adresse d’un autre document', en: 'is the address of another document' }),
  taken: ({ other }: { other: string }) => ({ fr: `est aussi celui de ${other}`, en: `is also that of ${other}` }),
  not_published: () => ({ fr: 'n’est pas publié', en: 'is not published' }),
  promises: ({ phrase }: { phrase: string }) => ({
    fr: `dit « ${phrase} » : dites ce qui est étudié ou le prochain pas, sans rien promettre`,
    en: `says “${phrase}”: say what is studied or the next step, and promise nothing`,
  }),
  not_json: () => ({ fr: 'n’est pas du JSON', en: 'is not JSON' }),
  too_many_bytes: ({ max }: { max: number }) => ({ fr: `dépasse ${max} octets`, en: `is longer than ${max} bytes` }),
  list_too_long: ({ max }: { max: number }) => ({
    fr: `n’est pas lu, ni ce qui suit : une liste a moins de ${max} éléments`,
    en: `is not read, nor are later entries: a list has fewer than ${max} entries`,
  }),
  list_repeats: () => ({
    fr: 'n’est pas lu, ni ce qui suit : le service répète des éléments de la liste',
    en: 'is not read, nor are later entries: the service repeats entries of the list',
  }),
}
