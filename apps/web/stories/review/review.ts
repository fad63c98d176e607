import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromiumArgs, findChromium } from '@clairmemoire/browser'
import { chromium } from '@playwright/test'
import { unaccepted, withAcceptance } from './acceptance.ts'
import { baseCommit, buildWorkingTree, withCommit } from './base-commit.ts'
import { type Album, type PictureChange, pictureChanges } from './picture-changes.ts'
import { takePictures } from './pictures.ts'
import { reviewSheet } from './review-sheet.ts'

const folder = path.resolve(import.meta.dirname, '../../review')
const before = path.join(folder, 'before')
const after = path.join(folder, 'after')
const difference = path.join(folder, 'difference')
const found = path.join(folder, 'changes.json')
const accepted = path.join(import.meta.dirname, 'accepted.txt')

interface Found {
  /** The review covers the stories whose id contains this text, or all stories if it is empty. */
  only: string
  changes: Pick<PictureChange, 'name' | 'kind' | 'seen'>[]
}

/** Takes pictures of the base and of the working tree in the same browser, and writes a page with the differences. */
async function review(asked: string | undefined, only: string): Promise<void> {
  const base = baseCommit(asked)
  rmSync(folder, { recursive: true, force: true })
  for (const album of [before, after, difference]) mkdirSync(album, { recursive: true })
  const executablePath = findChromium()
  const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath ? { executablePath } : {}) })
  await withCommit(base, async (storybook) => {
    if (storybook) await takePictures(browser, storybook, before, only)
  })
  await takePictures(browser, buildWorkingTree(), after, only)
  await browser.close()

  const changes = pictureChanges(albumIn(before), albumIn(after))
  for (const change of changes) {
    if (change.difference) writeFileSync(path.join(difference, `${change.name}.png`), change.difference)
  }
  const open = unaccepted(changes, readAcceptance())
  const result: Found = { only, changes: changes.map(({ name, kind, seen }) => ({ name, kind, seen })) }
  writeFileSync(found, JSON.stringify(result))
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

/** Accepts all changes of the last review. Removes the earlier acceptances in its scope, because the base now contains them. */
function accept(): void {
  const { only, changes }: Found = JSON.parse(readFileSync(found, 'utf8'))
  writeFileSync(accepted, withAcceptance(readAcceptance(), changes, only))
  console.log(`${changes.length} changes accepted in ${accepted}: commit it with what you changed`)
}

const { values, positionals } = parseArgs({
  options: { only: { type: 'string', default: '' } },
  allowPositionals: true,
})
if (positionals[0] === 'accept') accept()
else await review(positionals[0], values.only)
