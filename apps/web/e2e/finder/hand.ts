import { expect, type Locator, type Page } from '@playwright/test'

/** A way to operate the page, such as a mouse or a keyboard. */
export interface Hand {
  press: (target: Locator) => Promise<void>
  choose: (option: Locator) => Promise<void>
  write: (field: Locator, text: string) => Promise<void>
}

export const mouse: Hand = {
  press: (target) => target.click(),
  choose: (option) => option.check(),
  write: (field, text) => field.fill(text),
}

/** Operates the page only with Tab, arrows, Space, Enter and letters, and never focuses or clicks an element directly. */
export function keyboard(page: Page): Hand {
  return {
    async press(target) {
      await tabTo(page, target)
      await page.keyboard.press('Enter')
    },
    async choose(option) {
      if ((await option.getAttribute('type')) === 'radio') await arrowTo(page, option)
      else await tabTo(page, option)
      await page.keyboard.press('Space')
      await expect(option).toBeChecked()
    },
    async write(field, text) {
      await tabTo(page, field)
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(text)
    },
  }
}

/** More tab stops than any page has. */
const maxPresses = 60

async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let stops = 0; stops < maxPresses; stops++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${target.toString()}`)
}

/** Moves to a radio button with the arrow keys, because a group of radio buttons is a single tab stop. */
async function arrowTo(page: Page, option: Locator): Promise<void> {
  const name = await option.getAttribute('name')
  const isInGroup = () => page.evaluate((group) => document.activeElement?.getAttribute('name') === group, name)
  for (let stops = 0; stops < maxPresses && !(await isInGroup()); stops++) await page.keyboard.press('Tab')
  for (let moves = 0; moves < maxPresses; moves++) {
    if (await option.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`The arrows do not reach ${option.toString()}`)
}
