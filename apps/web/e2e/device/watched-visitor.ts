import type { Locale } from '@clairmemoire/domain/locale'
import type { Page } from '@playwright/test'
import { type Hand, mouse } from '../finder/hand.ts'
import { Visitor } from '../finder/visitor.ts'
import type { Sweep } from './sweep.ts'

/**
 * Creates a visitor whose pages are searched for the texts whenever a page opens and after every input. Tests call `lookAndFail` themselves
 * where most of the text has been typed.
 */
export function watched(page: Page, site: Locale, sweep: Sweep): Visitor {
  const look = () => sweep.look()
  const write: Hand['write'] = async (field, text) => {
    await mouse.write(field, text)
    await look()
  }
  return new Visitor(page, site, { ...mouse, write }, look)
}
