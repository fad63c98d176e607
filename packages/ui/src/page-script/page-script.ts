import { followDropDowns } from './drop-downs.ts'
import { followPrintButtons } from './print-buttons.ts'
import { followScrolling } from './scrolled.ts'

/** What components need of a script where React may never load. Called once per document. */
export function startPageScript(page: Window): void {
  followDropDowns(page.document)
  followPrintButtons(page.document)
  followScrolling(page)
}
