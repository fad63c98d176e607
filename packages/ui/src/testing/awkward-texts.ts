/** One word of 300 characters; people may paste such words. */
export const endlessWord = 'Anticonstitutionnellement'.repeat(12)

/** Plain text that would become bold and run a script if it were inserted as HTML. */
export const htmlInText = '<b>gras</b> &amp; <script>alert(1)</script>'

/** “How old are you?”, “For example: 72” and “Yes” in Arabic. */
export const arabic = { question: 'كم عمرك؟', hint: 'مثال: 72', yes: 'نعم', no: 'لا' }
