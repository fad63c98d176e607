import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromiumArgs, findChromium } from '@clairmemoire/browser'
import { chromium } from '@playwright/test'
import { acceptanceOf, unaccepted } from './acceptance.ts'
import { baseCommit, buildWorkingTree, withCommit } from './base-commit.ts'
import { type Album, type PictureChange, pictureChanges } from './picture-changes.ts'
import { takePictures } from './pictures.ts'
import { reviewSheet } from './review-sheet.ts'

const folder = path.resolve(import.meta.dirname, '../../review')
const found = path.join(folder, 'changes.json')
const accepted = path.join(import.meta.dirname, 'accepted.txt')

type Found = Pick<PictureChange, 'name' | 'kind' | 'seen'>[]

/** Pictures of the base and of the working tree by the same browser, and the sheet of what differs. */
async function review(asked: string | undefined): Promise<void> {
  const base = baseCommit(asked)
  rmSync(folder, { recursive: true, force: true })
  const [before, after, difference] = ['before', 'after', 'difference'].map((name) => path.join(folder, name))
  for (const album of [before, after, difference]) mkdirSync(album ?? folder, { recursive: true })
  const executablePath = findChromium()
  const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath ? { executablePath } : {}) })
  await withCommit(base, async (storybook) => {
    if (storybook) await takePictures(browser, storybook, before ?? folder)
  })
  await takePictures(browser, buildWorkingTree(), after ?? folder)
  await browser.close()

  const changes = pictureChanges(albumIn(before ?? folder), albumIn(after ?? folder))
  for (const change of changes) {
    if (change.difference) writeFileSync(path.join(difference ?? folder, `${change.name}.png`), change.difference)
  }
  const open = unaccepted(changes, readAcceptance())
  writeFileSync(found, JSON.stringify(changes.map(({ name, kind, seen }) => ({ name, kind, seen }))))
  const names = new Set(open.map(({ name }) => name))
  const sheet = path.join(folder, 'index.html')
  writeFileSync(sheet, reviewSheet({ base: base.slice(0, 9), changes, open: names }))
  console.log(`${changes.length} pictures changed since ${base.slice(0, 9)}, ${open.length} to look at: ${sheet}`)
  process.exitCode = open.length > 0 ? 1 : 0
}

function albumIn(album: string): Album {
  const files = readdirSync(album).map(
    (file) => [file.replace(/\.png$/, ''), readFileSync(path.join(album, file))] as const,
  )
  return new Map(files)
}

function readAcceptance(): string {
  try {
    return readFileSync(accepted, 'utf8')
  } catch {
    return ''
  }
}

/** What the last review found is as it should be; earlier acceptances have become the base and go. */
function accept(): void {
  const changes: Found = JSON.parse(readFileSync(found, 'utf8'))
  writeFileSync(accepted, acceptanceOf(changes))
  console.log(`${changes.length} changes accepted in ${accepted}: commit it with what you changed`)
}

const [word] = process.argv.slice(2)
if (word === 'accept') accept()
else await review(word)
