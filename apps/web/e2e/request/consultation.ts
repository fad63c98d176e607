import type { Visitor } from '../finder/visitor.ts'
import { openInteractive } from '../open-interactive.ts'

/** Starts the request for a consultation by video, up to the page with the times for a call. */
export async function goToChoiceOfTime(visitor: Visitor, reason: string): Promise<void> {
  const { page } = visitor
  await openInteractive(page, '/demander-une-consultation')
  await visitor.press('Commencer la demande')
  await page.getByLabel('En vidéo, depuis chez vous').check()
  await visitor.continueTo('Pour qui est cette demande ?')
  await page.getByLabel('Pour moi').check()
  await visitor.continueTo('Qu’est-⁠ce qui vous amène ?')
  await page.getByRole('textbox').first().fill(reason)
  await visitor.continueTo('Quand pouvons-nous appeler ?')
}
